import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import { classes } from '~/ui/classes.ts'
import { TextButton } from '~/ui/text-link.tsx'
import type { DrawerMessage } from './use-drawer-message.ts'

interface StatusLineProps {
  message: DrawerMessage | undefined
  /** She reads or focuses the button: its time stands still. */
  onHold: (isHeld: boolean) => void
}

/** In the drawer this stands in for the toast. */
export function StatusLine({ message, onHold }: StatusLineProps) {
  const isAdded = message?.tone === 'added'
  return (
    <div
      className={classes(
        'flex flex-none items-center gap-4 px-5 text-[0.9375rem] leading-[1.4] sm:px-8',
        message && 'min-h-17',
        isAdded ? 'bg-ok-soft text-ok' : 'bg-paper-2',
      )}
    >
      {isAdded && <Check aria-hidden="true" className="size-5 flex-none" strokeWidth={1.5} />}
      {/* Rendered while it is empty: screen readers announce only changes to an existing live region. */}
      <p role="status" className="min-w-0 flex-1 py-2 wrap-anywhere">
        {message && (
          <>
            <strong className="font-medium">{message.title}</strong>
            {isAdded ? ' ' : ' · '}
            <span>{message.description}</span>
          </>
        )}
      </p>
      {message?.onUndo && (
        <TextButton
          onClick={message.onUndo}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
          onPointerEnter={({ pointerType }) => onHold(pointerType === 'mouse')}
          onPointerLeave={() => onHold(false)}
          className="flex-none"
        >
          <Undo2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Desfazer
        </TextButton>
      )}
    </div>
  )
}
