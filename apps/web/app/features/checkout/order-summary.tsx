import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { Order, OrderItem } from '@shop/contract/order'
import { discountLabel } from '@shop/contract/order-discount'
import { currentCharges } from '~/shared/charges/charge-facts.ts'
import { PlanRow, PlanRows } from '~/shared/plan/plan-rows.tsx'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Summary, SummaryItem, SummaryRow, SummaryTotal } from '~/ui/summary.tsx'

export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  const discount = discountLabel(order)
  return (
    <Summary title="Resumo do pedido" className={className}>
      <ul className="grid gap-5">
        {order.items.map((item) => (
          <SummaryItem
            key={item.id}
            picture={<ItemPicture item={item} />}
            name={item.name}
            meta={choiceText(item)}
            quantity={item.quantity}
            price={formatBRL(item.unitPriceCents * item.quantity)}
          />
        ))}
      </ul>
      <hr className="stitch mt-5 mb-3" />
      <dl>
        {discount !== undefined && (
          <SummaryRow label={discount} tone="discount">
            − {formatBRL(order.discountCents ?? 0)}
          </SummaryRow>
        )}
        <SummaryRow label="Frete" tone="ok">
          Frete Grátis
        </SummaryRow>
        <SummaryTotal>{formatBRL(order.totalCents)}</SummaryTotal>
        <OrderPlanRows order={order} />
      </dl>
    </Summary>
  )
}

/** Of an order with a plan: what is paid now and later, or what is paid already. */
function OrderPlanRows({ order }: { order: Order }) {
  const { paidCents = 0, dueCents = 0 } = order
  const charges = currentCharges(order)
  if (charges.length === 0) return null
  if (paidCents === 0) return <PlanRows charges={charges} />
  return (
    <>
      <PlanRow label="Pago até hoje" cents={paidCents} isStressed />
      {dueCents > 0 && <PlanRow label="Falta pagar" cents={dueCents} />}
    </>
  )
}

function ItemPicture({ item }: { item: OrderItem }) {
  if (item.imageUrl === null) return <MissingPicture />
  return <img src={item.imageUrl} alt="" width={64} height={85} className="size-full object-cover" />
}
