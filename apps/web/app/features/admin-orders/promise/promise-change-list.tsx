import { formatDate } from '@shop/contract/dates'
import type { TimelineChange } from '@shop/contract/order-timeline'
import { replyText } from '~/shared/orders/promise-change-text.ts'
import { Badge } from '~/ui/badge.tsx'

const causes: Record<TimelineChange['cause'], string> = {
  atelier: 'Pelo ateliê',
  late_payment: 'Pagamento depois da reserva',
  measures: 'Medidas atrasadas',
}

interface PromiseChangeListProps {
  changes: readonly TimelineChange[]
  openChangeId: number | null
}

/** The latest first. Late measures move the promise day by day: of them only the last is shown. */
export function PromiseChangeList({ changes, openChangeId }: PromiseChangeListProps) {
  const shown = changes.filter(
    ({ cause }, at) => cause !== 'measures' || changes[at + 1]?.cause !== 'measures',
  )
  return (
    <div className="border-t border-line pt-3">
      <h3 className="font-text text-14 font-semibold tracking-normal">Mudanças de prazo</h3>
      <ul className="divide-y divide-line">
        {shown.toReversed().map((change) => (
          <li key={change.id} className="grid gap-0.5 py-2.5 text-14">
            <p>
              <s className="text-ink-3">até {formatDate(change.before.to)}</s>{' '}
              <span className="sr-only">passou a </span>
              {formatDate(change.after.from)} a {formatDate(change.after.to)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line text-ink-2">{change.reason}</p>
            <p className="text-13 text-ink-3">
              {causes[change.cause]} · {formatDate(change.changedAt)}
            </p>
            <ReplyBadge change={change} isOpen={change.id === openChangeId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const tones = { accepted: 'ok', talk: 'warning', cancel: 'error' } as const

function ReplyBadge({ change, isOpen }: { change: TimelineChange; isOpen: boolean }) {
  const text = replyText(change, 'customer')
  if (text === undefined)
    return isOpen ? (
      <Badge tone="warning" className="justify-self-start">
        Ainda sem resposta
      </Badge>
    ) : null
  return (
    <Badge tone={change.reply === null ? 'neutral' : tones[change.reply]} className="justify-self-start">
      {text}
    </Badge>
  )
}
