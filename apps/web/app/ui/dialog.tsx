import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { closesDialog, onDialogClick } from './drawer.tsx'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  id: string
  /** The accessible name; the content has its own visible heading. */
  label: string
  closeLabel?: string
  /** Called on every kind of closing: the button, Esc, the scrim or a script. */
  onClose?: () => void
  className?: string
  children: ReactNode
}

/** Centred; on a phone a bottom sheet. Open it with `opensDialog(id)`. */
export function Dialog({ id, label, closeLabel = 'Fechar', onClose, className, children }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-label={label}
      className={classes('dialog', className)}
      onClick={onDialogClick}
      onClose={onClose}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {/* Last in the DOM, so that opening the dialog focuses its first field. */}
      <IconButton
        label={closeLabel}
        icon={<X className="size-5" strokeWidth={1.5} />}
        className="absolute! top-3 right-3"
        {...closesDialog(id)}
      />
    </dialog>
  )
}
