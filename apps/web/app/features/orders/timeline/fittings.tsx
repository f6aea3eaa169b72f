import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Order } from '@shop/contract/order'
import type { OrderTimeline } from '@shop/contract/order-timeline'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { paths } from '~/paths.ts'
import { newTicketForOrderPath } from '~/shared/account/account-tabs.ts'
import { formatDelivery } from '~/shared/delivery/delivery-text.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { fittingText } from './stage-text.ts'

interface FittingsProps {
  order: Order
  token: string
  now: Date
  timeline: OrderTimeline
}

/** The fittings of the plans, and the optional last one close to the wedding. */
export function Fittings({ order, token, now, timeline }: FittingsProps) {
  const fittings = timeline.items.flatMap((item) =>
    item.stages
      .filter(({ kind }) => kind === 'fitting')
      .map((stage) => ({ ...stage, key: `${item.id}-${stage.id}`, itemName: item.name })),
  )
  const isMade = timeline.items.some(({ stages }) => stages.length > 0)
  const last = isMade && isComing(timeline.finalFitting, now) ? timeline.finalFitting : null
  if (fittings.length === 0 && !last) return null
  const isSeveral = new Set(fittings.map(({ itemName }) => itemName)).size > 1
  return (
    <div>
      <p className="font-medium">Provas</p>
      <ul className="divide-y divide-line">
        {fittings.map((stage) => (
          <li key={stage.key} className="py-2.5">
            {stage.name}
            {isSeveral && ` · ${stage.itemName}`}
            <span className="block text-14 text-ink-3">{fittingText(stage, now)}</span>
          </li>
        ))}
        {last && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 py-2.5">
            <span>
              Tira-teima
              <span className="block text-14 text-ink-3">
                opcional, {formatDelivery(last)}, para conferir tudo perto do casamento
              </span>
            </span>
            <TextLink
              to={orderTokenIn(token) === undefined ? newTicketForOrderPath(order.number) : paths.contact}
            >
              <span>
                Combinar<span className="sr-only"> o tira-teima do pedido nº {order.number}</span>
              </span>
            </TextLink>
          </li>
        )}
      </ul>
    </div>
  )
}

function isComing(window: OrderTimeline['finalFitting'], now: Date): boolean {
  return window !== null && window.to >= saoPauloDay(now)
}
