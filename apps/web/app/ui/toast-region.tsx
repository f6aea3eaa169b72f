import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { useToastHold } from './use-toast-hold.ts'

interface ToastContent {
  id: number
  title: string
  description?: string | undefined
  variant: 'default' | 'destructive'
  action?: { text: string; to: string } | { text: string; onClick: () => void } | undefined
}

interface ToastRegionProps {
  toasts: readonly ToastContent[]
  onDismiss: (id: number) => void
  onPause: () => void
  onResume: () => void
}

/**
 * The region is rendered before the first toast, because screen readers announce only changes to an existing live
 * region. Hover or focus inside it pauses all timers, so that no toast disappears while it is being read.
 */
export function ToastRegion({ toasts, onDismiss, onPause, onResume }: ToastRegionProps) {
  const hold = useToastHold(toasts, { onPause, onResume })
  const onClose = (event: MouseEvent<HTMLElement>, id: number) => {
    hold.passFocusOn(event.currentTarget.closest('li'))
    onDismiss(id)
  }
  return (
    <section
      aria-label="Notificações"
      className="toasts pointer-events-none fixed inset-x-3 z-40 md:inset-x-auto md:right-(--page-margin) md:w-100"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2.5" {...hold.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={(event) => onClose(event, toast.id)} />
        ))}
      </ol>
    </section>
  )
}

const toastStyles: Record<
  ToastContent['variant'],
  { card: string; title: string; text: string; icon: ReactNode }
> = {
  default: {
    card: 'border-line border-l-sage bg-white',
    title: 'text-ink',
    text: 'text-ink-2',
    icon: <Check aria-hidden="true" className="mt-0.5 size-5 text-ok" strokeWidth={1.5} />,
  },
  destructive: {
    card: 'border-error-line border-l-error bg-error-soft',
    title: 'text-error',
    text: 'text-ink',
    icon: <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 text-error" strokeWidth={1.5} />,
  },
}

interface ToastProps {
  toast: ToastContent
  onClose: (event: MouseEvent<HTMLElement>) => void
}

function Toast({ toast, onClose }: ToastProps) {
  const toastStyle = toastStyles[toast.variant]
  return (
    <li
      data-variant={toast.variant}
      className={classes(
        'toast pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-x-3.5 rounded-1 border border-l-4 py-4 pr-1.5 pl-4.5 shadow-3',
        toastStyle.card,
      )}
    >
      {toastStyle.icon}
      <div>
        <p className={classes('leading-[1.45] font-semibold', toastStyle.title)}>{toast.title}</p>
        {toast.description && (
          <p className={classes('text-14 leading-[1.45]', toastStyle.text)}>{toast.description}</p>
        )}
        {toast.action && <Action action={toast.action} onClose={onClose} />}
      </div>
      <IconButton
        label="Fechar notificação"
        icon={<X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        className="-my-[9px]"
        // A click must not focus the button: focus would pause the other toasts after the pointer has left.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </li>
  )
}

function Action({
  action,
  onClose,
}: { action: NonNullable<ToastContent['action']> } & Pick<ToastProps, 'onClose'>) {
  const toastStyle =
    'inline-flex min-h-11 items-center text-14 font-medium text-wine underline underline-offset-4'
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={onClose} className={toastStyle}>
        {action.text}
      </Link>
    )
  }
  const act = (event: MouseEvent<HTMLElement>) => {
    onClose(event)
    action.onClick()
  }
  return (
    <button type="button" onClick={act} className={toastStyle}>
      {action.text}
    </button>
  )
}
