import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { closesDialog, onDialogClick } from './drawer.tsx'
import { IconButton } from './icon-button.tsx'

interface SideDialogProps {
  title: string
  /** For a caller that moves focus here, because the control that had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Beside the title: a count. */
  note?: string | undefined
  /** Under the title, always in view. */
  banner: ReactNode
  /** The buttons, always in view. */
  footer: ReactNode
  /** The part between them, which scrolls. */
  bodyRef?: Ref<HTMLDivElement>
  /** As tall as it may be on a phone, so that what is loaded later does not move it. */
  tall: boolean
  /** Called once it is closed and out of view, however it was closed; the parent unmounts it. */
  onClosed: () => void
  children: ReactNode
}

/** At the right edge of the window; on a phone a bottom sheet. Open from the start. */
export function SideDialog(props: SideDialogProps) {
  const { title, titleRef, note, banner, footer, bodyRef, tall, onClosed, children } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    closeButton.current?.focus()
  }, [])
  const onClose = async () => {
    const leaving = dialog.current?.getAnimations().map(({ finished }) => finished) ?? []
    await Promise.allSettled(leaving)
    onClosed()
  }
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('dialog dialog--side', tall && 'dialog--tall')}
      onClick={onDialogClick}
      onClose={() => void onClose()}
    >
      <div className="flex min-h-16 flex-none items-center justify-between gap-3 border-b border-line py-2 pr-3 pl-5 sm:min-h-18.5 sm:pr-2.5 sm:pl-8">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <h2
            ref={titleRef}
            id={`${id}-title`}
            tabIndex={-1}
            className="min-w-0 text-[1.75rem]! wrap-anywhere outline-none focus-visible:shadow-none"
          >
            {title}
          </h2>
          {note && <p className="text-14 text-ink-2 tabular-nums">{note}</p>}
        </div>
        <IconButton
          ref={closeButton}
          label="Fechar"
          icon={<X aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          {...closesDialog(id)}
        />
      </div>
      {banner}
      <div ref={bodyRef} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 sm:px-8">
        {children}
      </div>
      <div className="flex-none border-t border-line px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-6">
        {footer}
      </div>
    </dialog>
  )
}
