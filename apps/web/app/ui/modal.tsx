import X from 'lucide-react/icons/x'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

interface ModalProps {
  title: ReactNode
  /** Called on Esc, the close button or the scrim; the parent unmounts the modal, or asks first. */
  onDismiss: () => void
  /** In pixels on a wide screen. */
  width?: number
  /** Full screen on a phone instead of a bottom sheet. */
  full?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** Open while it is mounted. It never closes by itself, so that no input is lost by accident. */
export function Modal({ title, onDismiss, width = 480, full = false, footer, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The browser would focus the first control, which on a phone is far below the title.
    heading.current?.focus()
    return () => {
      // Closed before unmounting, it returns focus to its opener. The native event would fire too late for the toasts
      // inside it, which have to move out.
      shown?.close()
      shown?.dispatchEvent(new Event('close'))
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // By default a second Esc would close it without asking.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onDismiss()
  }
  const style: CSSProperties & Record<'--modal-width', string> = { '--modal-width': `${width / 16}rem` }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes('modal', full && 'modal--full')}
      style={style}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDismiss()
      }}
    >
      <div className="flex flex-none items-center justify-between gap-4 border-b border-line py-3 pr-2 pl-4 lg:py-4 lg:pr-4 lg:pl-6">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="text-[1.625rem] font-medium outline-none focus-visible:shadow-none"
        >
          {title}
        </h2>
        <IconButton
          label="Fechar"
          icon={<X aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          onClick={onDismiss}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 lg:px-6">{children}</div>
      {footer && (
        <div className="flex flex-none flex-wrap items-center justify-end gap-2 border-t border-line p-4 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-6">
          {footer}
        </div>
      )}
    </dialog>
  )
}
