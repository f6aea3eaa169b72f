import { formatStreet } from '@shop/contract/address-line'
import { formatDate } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { chargeLabel } from '@shop/contract/payment-plan'
import { pickupLabel } from '@shop/contract/pickup-text'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { linkedOrderPath, paths } from '~/paths.ts'
import { currentCharges, nextCharge } from '~/shared/charges/charge-facts.ts'
import { LazyOrderMeasures } from '~/shared/order-measures/lazy-order-measures.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { Timeline, type TimelineStep } from '~/ui/timeline.tsx'
import { DeliveryBox } from './delivery-box.tsx'
import { GuestAccount } from './guest-account.tsx'
import { GuestMeasures } from './guest-measures.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderSummary } from './order-summary.tsx'

interface ConfirmationProps {
  order: Order
  token: string
  onChange: () => void
}

export function Confirmation({ order, token, onChange }: ConfirmationProps) {
  const { customer, shipping, deliveryWindow } = order
  const [firstName] = customer.name.split(' ')
  const orderToken = orderTokenIn(token)
  const picture = order.items.find(({ imageUrl }) => imageUrl !== null)?.imageUrl
  const isPickup = order.fulfilment === 'pickup'
  const place = `${formatStreet(shipping)} · ${shipping.city}, ${shipping.state}`
  return (
    <div
      className={classes(
        'page grid items-start gap-x-10 gap-y-9 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_392px] lg:pt-16 lg:pb-24',
        picture ? 'xl:grid-cols-[256px_minmax(0,1fr)_392px]' : undefined,
      )}
    >
      {picture && (
        <div className="h-107 overflow-hidden rounded-arch bg-paper-3 max-xl:hidden">
          <img src={picture} alt="" width={256} height={428} className="size-full object-cover" />
        </div>
      )}
      <div className="min-w-0">
        <OrderHeading order={order}>
          Obrigada, <em>{firstName}</em>
        </OrderHeading>
        <p className="mt-4 text-18 wrap-anywhere text-ink-2">
          {paidText(order)}
          {customer.email !== null && ` Enviamos os detalhes para ${customer.email}.`}
        </p>
        {deliveryWindow && (
          <DeliveryBox
            delivery={deliveryWindow}
            place={isPickup ? `${pickupLabel}: ${place}` : place}
            pickup={isPickup}
          />
        )}
        {orderToken === undefined ? (
          <div className="mt-6 grid gap-4 empty:hidden">
            <LazyOrderMeasures order={order} token={token} onChange={onChange} />
          </div>
        ) : (
          <>
            <GuestMeasures order={order} orderToken={orderToken} />
            <GuestAccount order={order} />
          </>
        )}
        <div className="mt-8">
          <Timeline label="Andamento do pedido" steps={timelineOf(order)} />
        </div>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          {/* New documents, because the provider's script must not remain on the next page. */}
          {orderToken === undefined ? (
            <ButtonLink to={paths.account} reloadDocument>
              Ver meus pedidos
            </ButtonLink>
          ) : (
            <ButtonLink to={linkedOrderPath(orderToken)} reloadDocument>
              Ver o pedido
            </ButtonLink>
          )}
          <ButtonLink to={paths.home} variant="outline" reloadDocument>
            Voltar ao início
          </ButtonLink>
        </div>
      </div>
      <OrderSummary order={order} className="max-lg:-mx-(--page-margin)" />
    </div>
  )
}

function paidText(order: Order): string {
  const next = nextCharge(order)
  if (!next || order.paymentState !== 'partly_paid')
    return 'Seu pagamento foi aprovado e o ateliê já recebeu o seu pedido.'
  const label = chargeLabel(next, currentCharges(order))
  const due = `${formatBRL(next.amountCents)}, vence em ${formatDate(next.dueOn)}`
  return `Seu sinal foi pago e o ateliê já recebeu o seu pedido. A seguir: ${label}, ${due}.`
}

const path = ['pending', 'confirmed', 'in_production', 'ready', 'delivered'] as const

function timelineOf({ status, placedAt, paidAt }: Order): TimelineStep[] {
  const reached = path.indexOf(status)
  const notes: Partial<Record<Order['status'], string>> = {
    pending: formatDate(placedAt),
    ...(paidAt && { confirmed: formatDate(paidAt) }),
  }
  return path.map((step, position) => ({
    label: orderStatusLabels[step],
    note: notes[step],
    state: position < reached ? 'done' : position === reached ? 'current' : 'coming',
  }))
}
