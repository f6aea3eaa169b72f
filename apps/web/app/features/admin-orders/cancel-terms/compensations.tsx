import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { useState } from 'react'
import { receivedWayText } from '~/shared/money/received-way.ts'
import { Button } from '~/ui/button.tsx'
import { CompensationDialog } from './compensation-dialog.tsx'

/** What the atelier paid on top, because it failed to deliver. */
export function Compensations({ order }: { order: Order }) {
  const [adding, setAdding] = useState(false)
  const { compensations = [], cancelFault } = order
  return (
    <>
      {compensations.length > 0 && (
        <ul aria-label="Indenizações" className="divide-y divide-line border-t border-line text-14">
          {compensations.map(({ id, amountCents, paidOn, way, note }) => (
            <li key={id} className="grid gap-0.5 py-2">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>Indenização de {formatBRL(amountCents)}</span>
                <time dateTime={paidOn} className="text-ink-2">
                  {formatDate(paidOn)}
                </time>
              </span>
              <span className="wrap-anywhere text-ink-2">
                {receivedWayText[way]}
                {note && ` · ${note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {cancelFault === 'atelier' && (
        <Button variant="outline" onClick={() => setAdding(true)}>
          Registrar indenização
        </Button>
      )}
      {adding && <CompensationDialog order={order} onClose={() => setAdding(false)} />}
    </>
  )
}
