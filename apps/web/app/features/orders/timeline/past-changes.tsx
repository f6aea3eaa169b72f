import { formatDate } from '@shop/contract/dates'
import type { TimelineChange } from '@shop/contract/order-timeline'
import { replyText, windowAfter, windowBefore } from '~/shared/orders/promise-change-text.ts'

interface PastChangesProps {
  changes: readonly TimelineChange[]
  weddingOn: string | null
}

/** The changes that wait for nothing any more, the latest first. */
export function PastChanges({ changes, weddingOn }: PastChangesProps) {
  return (
    <div>
      <p className="font-medium">Mudanças de prazo</p>
      <ul className="divide-y divide-line">
        {changes.toReversed().map((change) => {
          const reply = replyText(change, 'own')
          return (
            <li key={change.id} className="grid gap-0.5 py-2.5 text-14">
              <p>
                {formatDate(change.changedAt)}: <s className="text-ink-3">{windowBefore(change)}</s>{' '}
                <span className="sr-only">passou a ser </span>
                {windowAfter(change, weddingOn)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">{change.reason}</p>
              {reply !== undefined && <p className="text-ink-3">{reply}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
