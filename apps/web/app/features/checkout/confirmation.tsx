import { formatStreet } from '@shop/contract/address-line'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { chargeLabel } from '@shop/contract/payment-plan'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import { orderTokenIn } from '~/lib/order-credential.ts'
import { linkedOrderPath, paths } from '~/paths.ts'
import { currentCharges, nextCharge } from '~/shared/charges/charge-facts.ts'
import { LazyOrderMeasures } from '~/shared/order-measures/lazy-order-measures.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { DeliveryBox } from './delivery-box.tsx'
import { GuestAccount } from './guest-account.tsx'
import { GuestMeasures } from './guest-measures.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderSummary } from './order-summary.tsx'

interface ConfirmationProps {
  order: Order
  token: string
  profile: StoreProfile
  onChange: () => void
}

/** What she has bought and what happens now. */
export function Confirmation({ order, token, profile, onChange }: ConfirmationProps) {
  const orderToken = orderTokenIn(token)
  const picture = order.items.find(({ imageUrl }) => imageUrl !== null)?.imageUrl
  return (
    <>
      <div
        className={classes(
          'page grid items-center gap-x-16 gap-y-7 pt-8 pb-10 lg:pt-16 lg:pb-16',
          picture ? 'lg:grid-cols-[300px_minmax(0,1fr)]' : undefined,
        )}
      >
        {picture && (
          <div className="h-72 w-55 justify-self-center overflow-hidden rounded-arch bg-paper-3 lg:h-98 lg:w-75">
            <img src={picture} alt="" width={300} height={392} className="size-full object-cover" />
          </div>
        )}
        <div className="min-w-0 max-lg:text-center">
          <Thanks order={order} />
          <Buttons orderToken={orderToken} />
        </div>
        {orderToken === undefined ? (
          <div className="grid gap-4 empty:hidden lg:col-span-full">
            <LazyOrderMeasures order={order} token={token} onChange={onChange} />
          </div>
        ) : (
          <div className="empty:hidden lg:col-span-full">
            <GuestMeasures order={order} orderToken={orderToken} />
          </div>
        )}
      </div>
      <NextSteps order={order} token={token} />
      <div className="bg-paper-2 py-10 lg:py-16">
        <div className="page grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_392px]">
          <div className="grid min-w-0 gap-8">
            {orderToken !== undefined && <GuestAccount order={order} />}
            <Meanwhile order={order} profile={profile} />
          </div>
          <OrderSummary order={order} className="bg-white! max-lg:-mx-(--page-margin)" />
        </div>
      </div>
    </>
  )
}

function Thanks({ order }: { order: Order }) {
  const { customer, shipping, deliveryWindow } = order
  const [firstName] = customer.name.split(' ')
  const isPickup = order.fulfilment === 'pickup'
  const place = `${formatStreet(shipping)} · ${shipping.city}, ${shipping.state}`
  return (
    <>
      <OrderHeading order={order}>
        Obrigada, <em>{firstName}</em>
      </OrderHeading>
      <p className="mt-4 text-18 wrap-anywhere text-ink-2">
        {paidText(order)}
        {customer.email !== null && ` Enviamos os detalhes para ${customer.email}.`}
      </p>
      {deliveryWindow && (
        <div className="text-left">
          <DeliveryBox
            delivery={deliveryWindow}
            place={isPickup ? `${pickupLabel}: ${place}` : place}
            pickup={isPickup}
          />
        </div>
      )}
    </>
  )
}

/** New documents, because the provider's script must not remain on the next page. */
function Buttons({ orderToken }: { orderToken: string | undefined }) {
  const isGuest = orderToken !== undefined
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
      <ButtonLink to={isGuest ? linkedOrderPath(orderToken) : paths.account} reloadDocument>
        {isGuest ? 'Ver o pedido' : 'Ver meus pedidos'}
      </ButtonLink>
      <ButtonLink to={paths.home} variant="outline" reloadDocument>
        Voltar ao início
      </ButtonLink>
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
