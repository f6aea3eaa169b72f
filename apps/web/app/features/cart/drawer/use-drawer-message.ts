import { addedToCart, type Notice, notices } from '@shop/contract/notices'
import { useEffect, useState } from 'react'
import { undoMs } from '../change-cart.ts'
import type { AddedLine } from './added-line.ts'

export interface DrawerMessage extends Notice {
  tone: 'added' | 'removed'
  /** While it can be undone. */
  onUndo?: () => void
}

/** The drawer's only message: what was done last. A removal can be undone for a while, and as long as that is focused. */
export function useDrawerMessage(added: AddedLine) {
  const [later, setLater] = useState<{ since: AddedLine; message?: DrawerMessage }>()
  const [isHeld, setIsHeld] = useState(false)
  // What is added after a removal replaces its message.
  const message: DrawerMessage | undefined =
    later?.since === added ? later.message : { ...addedToCart(added.name), tone: 'added' }
  const onUndo = message?.onUndo

  useEffect(() => {
    if (!onUndo || isHeld) return undefined
    // The text stays: a message that vanished by itself would move the list.
    const timer = setTimeout(() => setLater({ since: added, message: removed }), undoMs)
    return () => clearTimeout(timer)
  }, [onUndo, isHeld, added])

  return {
    message,
    onHold: setIsHeld,
    showRemoved(putBack: () => void) {
      const undo = () => {
        putBack()
        setIsHeld(false)
        setLater({ since: added })
      }
      setLater({ since: added, message: { ...removed, onUndo: undo } })
    },
  }
}

const removed: DrawerMessage = { ...notices.removedFromCart, tone: 'removed' }
