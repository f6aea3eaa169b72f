import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  id: string
  label: string
  closeLabel: string
  side?: 'left' | 'right'
  header: ReactNode
  children: ReactNode
}

/** From this width on the page shows inline what narrow screens have in drawers. */
const WIDE = '(min-width: 64rem)'

/**
 * A panel at the edge of the window. It is a native modal dialog, which traps focus, makes the page behind it inert,
 * closes on Esc and returns focus to its opener.
 */
export function Drawer({ id, label, closeLabel, side = 'left', header, children }: DrawerProps) {
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onChange = () => {
      if (wide.matches) closeDialog(id)
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [id])
  return (
    <dialog
      id={id}
      aria-label={label}
      className={classes('drawer', side === 'right' && 'drawer--right')}
      onClick={onDialogClick}
    >
      <div className="flex min-h-16 flex-none items-center justify-between border-b border-line pr-3 pl-5">
        {header}
        <IconButton
          label={closeLabel}
          icon={<X className="size-5" strokeWidth={1.5} />}
          {...closesDialog(id)}
        />
      </div>
      <div className="flex flex-1 flex-col overflow-y-auto overscroll-contain p-5">{children}</div>
    </dialog>
  )
}

/** Closes on a followed link and on a click on the scrim, whose target is the dialog element itself. */
export function onDialogClick(event: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget } = event
  const followed = target instanceof Element && target.closest('a') !== null
  if (target === currentTarget || followed) currentTarget.close()
}

/** Invoker attributes open the dialog before hydration; the handler is for browsers without support for them. */
export function opensDialog(id: string) {
  return {
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog',
    onClick: () => showDialog(id),
  } as const
}

export function closesDialog(id: string) {
  return { commandfor: id, command: 'close', onClick: () => closeDialog(id) } as const
}

function showDialog(id: string) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

export function closeDialog(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
