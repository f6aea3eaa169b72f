import { formatStreet } from '@shop/contract/address-line'
import { formatDate, formatDeliveryWindow } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { OrderItem as Item, Order } from '@shop/contract/order'
import { discountLabel } from '@shop/contract/order-discount'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { Store } from '@shop/contract/store'
import { createPortal } from 'react-dom'
import { Letterhead } from '~/ui/letterhead.tsx'
import { formatPayment } from './payment-text.ts'

/** A printable order summary. It is not a fiscal document, and says so. */
export function OrderDetails({ order, store }: { order: Order; store: Store }) {
  const { profile } = store
  const { customer, shipping } = order
  return createPortal(
    <div className="print-sheet">
      <header>
        <Letterhead name={profile.name} className="text-h3" />
        <p>
          {profile.legalName} · CNPJ {profile.cnpj}
        </p>
      </header>
      <h1>Pedido nº {order.number}</h1>
      <dl>
        <dt>Data</dt>
        <dd>{formatDate(order.placedAt)}</dd>
        <dt>Status</dt>
        <dd>{order.cancelledAt ? 'Cancelado' : orderStatusLabels[order.status]}</dd>
        <dt>Pagamento</dt>
        <dd>{formatPayment(order)}</dd>
        {order.deliveryWindow && (
          <>
            <dt>{order.fulfilment === 'pickup' ? 'Retirada' : 'Entrega'}</dt>
            <dd>{formatDeliveryWindow(order.deliveryWindow)}</dd>
          </>
        )}
        <dt>Cliente</dt>
        <dd>{[customer.name, customer.email, customer.phone].filter(Boolean).join(' · ')}</dd>
        <dt>{order.fulfilment === 'pickup' ? pickupLabel : 'Endereço'}</dt>
        <dd>
          {formatStreet(shipping)} · {shipping.city}, {shipping.state} · CEP {shipping.zipCode}
        </dd>
        {order.notes && (
          <>
            <dt>Observações</dt>
            <dd>{order.notes}</dd>
          </>
        )}
      </dl>
      <Lines order={order} />
      <p>Resumo do pedido, sem valor fiscal.</p>
    </div>,
    document.body,
  )
}

function Lines({ order }: { order: Order }) {
  const { chargedBackCents = 0 } = order
  const discount = discountLabel(order)
  return (
    <table>
      <thead>
        <tr>
          <th>Peça</th>
          <th>Qtd.</th>
          <th>Preço unitário</th>
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ id, name, quantity, unitPriceCents, ...choice }) => (
          <tr key={id}>
            <td>
              {name}, {lineText(choice)}
            </td>
            <td>{quantity}</td>
            <td>{formatBRL(unitPriceCents)}</td>
            <td>{formatBRL(unitPriceCents * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {discount !== undefined && (
          <tr>
            <th colSpan={3}>{discount}</th>
            <td>− {formatBRL(order.discountCents ?? 0)}</td>
          </tr>
        )}
        {order.fulfilment !== 'pickup' && (
          <tr>
            <th colSpan={3}>Frete</th>
            <td>Grátis</td>
          </tr>
        )}
        <tr>
          <th colSpan={3}>Total</th>
          <td>{formatBRL(order.totalCents)}</td>
        </tr>
        {order.refundedCents > 0 && (
          <tr>
            <th colSpan={3}>Reembolsado</th>
            <td>{formatBRL(order.refundedCents)}</td>
          </tr>
        )}
        {chargedBackCents > 0 && (
          <tr>
            <th colSpan={3}>Devolvido pelo banco</th>
            <td>{formatBRL(chargedBackCents)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function lineText({
  size,
  color,
  offer,
  ...choice
}: Pick<Item, 'size' | 'color' | 'offer' | 'baseSize'>): string {
  if (!offer && size !== '') return `tamanho ${size}, cor ${color}`
  return choiceText({ size, color, offer, ...choice }).replaceAll(' · ', ', ')
}
