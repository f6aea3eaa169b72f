import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type Ref, type TouchEvent, useImperativeHandle, useRef, useState } from 'react'
import type { PictureFiles } from '~/shared/products/pictures.ts'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Picture } from '~/ui/picture.tsx'
import { stepOf } from './use-gallery.ts'
import { useNearing } from './use-nearing.ts'
import { ZoomSteps } from './zoom-steps.tsx'

export interface ZoomHandle {
  open: (index: number) => void
}

export interface ZoomProps {
  ref: Ref<ZoomHandle>
  pictures: readonly PictureFiles[]
  /** Receives the index of the last picture viewed. */
  onClose: (index: number) => void
}

/** One picture full-screen. It can be pinched, zoomed by a press, and scrolled. */
export function Zoom({ ref, pictures, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const { view, near, toggle, zoomOut } = useNearing()
  const picture = pictures[shown]

  const show = (index: number) => {
    if (index < 0 || index >= pictures.length) return
    setShown(index)
    zoomOut()
  }
  const swipe = useSwipe((step) => near || show(shown + step))
  useImperativeHandle(ref, () => ({
    open(index) {
      show(index)
      setOpen(true)
      dialog.current?.showModal()
    },
  }))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    // Key events would also reach the gallery behind, through React's tree.
    event.stopPropagation()
    event.preventDefault()
    show(shown + step)
  }
  const onClosed = () => {
    setOpen(false)
    onClose(shown)
  }
  return (
    <dialog ref={dialog} aria-label="Foto ampliada" className="zoom" onClose={onClosed} onKeyDown={onKeyDown}>
      {/* Nothing is loaded until the view is opened. */}
      {open && picture && (
        <>
          <div ref={view} className="zoom__view" {...swipe}>
            <button
              type="button"
              aria-label={`${near ? 'Afastar' : 'Aproximar'}: ${picture.alt}`}
              onClick={toggle}
              className={classes('zoom__picture', near && 'zoom__picture--near')}
            >
              <Picture {...picture} key={picture.src} eager sizes="(min-width: 64rem) 80rem, 220vw" />
            </button>
          </div>
          {pictures.length > 1 && <ZoomSteps shown={shown} count={pictures.length} onShow={show} />}
          <IconButton
            label="Fechar foto"
            icon={<X aria-hidden="true" className="size-5" strokeWidth={1.5} />}
            onClick={() => dialog.current?.close()}
            className="absolute! top-3 right-3 rounded-pill! bg-paper"
          />
        </>
      )}
    </dialog>
  )
}

const FAR_ENOUGH_PX = 56

/** A horizontal swipe with one finger: -1 back, 1 forward. Ignores pinching and scrolling inside. */
function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(null)

  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    const alone = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.01
    start.current = finger && alone ? { x: finger.clientX, y: finger.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger || !start.current) return
    const across = finger.clientX - start.current.x
    const along = finger.clientY - start.current.y
    start.current = null
    if (Math.abs(across) > FAR_ENOUGH_PX && Math.abs(across) > 2 * Math.abs(along))
      onSwipe(across < 0 ? 1 : -1)
  }
  return { onTouchStart, onTouchEnd }
}
