import { deliveryUndoMinutes } from '@shop/contract/constants'
import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { useState } from 'react'
import { attentionText, needsConfirmation } from '~/shared/orders/attention-text.ts'
import { stepsDone } from '~/shared/orders/order-text.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { Field } from '~/ui/field.tsx'

export type StatusOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentState'
  | 'attention'
  | 'customer'
  | 'undoDelivery'
  | 'cancelledAt'
  | 'fulfilment'
  | 'pickupName'
>

const news: Record<Exclude<OrderStatus, 'pending'>, string> = {
  confirmed: 'foi confirmado',
  in_production: 'entrou em produção',
  ready: 'está pronto',
  delivered: 'foi entregue',
}

/**
 * A change that notifies the customer, or moves an unpaid order forward, needs a confirmation; moving back does not.
 */
export function needsQuestion(order: StatusOrder, next: OrderStatus): boolean {
  return (
    isHandedOver(order, next) ||
    isUnpaid(order, next) ||
    isRefunded(order, next) ||
    needsConfirmation(order, next) ||
    newsOf(order, next) !== undefined
  )
}

interface StatusQuestionProps {
  order: StatusOrder
  next: OrderStatus
  /** With the name of who collected the order, if it was written. */
  onConfirm: (pickedUpBy: string | undefined) => void
  onCancel: () => void
}

export function StatusQuestion({ order, next, onConfirm, onCancel }: StatusQuestionProps) {
  const { number, customer } = order
  const attention = needsConfirmation(order, next) ? attentionText(order) : undefined
  const unpaid = isUnpaid(order, next)
  const refunded = isRefunded(order, next)
  const question = newsOf(order, next)
  const handedOver = isHandedOver(order, next)
  const [pickedUpBy, setPickedUpBy] = useState(order.pickupName ?? '')
  return (
    <Confirm
      question={
        attention
          ? 'Continuar mesmo com o aviso no pagamento?'
          : unpaid
            ? 'Continuar com um pedido que não foi pago?'
            : refunded
              ? 'Continuar com um pedido reembolsado?'
              : `Mudar para ${orderStatusLabels[next]}?`
      }
      confirmLabel={`Mudar para ${orderStatusLabels[next]}`}
      tone="primary"
      onConfirm={() => onConfirm(handedOver && pickedUpBy.trim() !== '' ? pickedUpBy : undefined)}
      onCancel={onCancel}
    >
      <div className="grid gap-3">
        {attention && (
          <p>
            Pedido nº {number}: {attention.label.toLowerCase()}. {attention.text}
          </p>
        )}
        {unpaid && !attention && (
          <p>
            O prazo para pagar o pedido nº {number} terminou e as peças voltaram ao estoque. Se você
            continuar, elas são retiradas de novo, se ainda houver.
          </p>
        )}
        {refunded && (
          <p>O valor do pedido nº {number} já voltou para a cliente: não é mais um pedido para costurar.</p>
        )}
        {handedOver && (
          <Field
            label="Quem retirou"
            aside="Opcional"
            autoComplete="off"
            maxLength={160}
            hint="Confira o documento de quem veio buscar."
            value={pickedUpBy}
            onChange={({ currentTarget }) => setPickedUpBy(currentTarget.value)}
          />
        )}
        {question !== undefined && (
          <p className="wrap-anywhere">
            Avisar <b className="font-semibold">{customer.name}</b> ({customer.email}) de que o pedido nº{' '}
            {number} {question}.{' '}
            {next === 'delivered'
              ? `O e-mail sai daqui a ${deliveryUndoMinutes} minutos: até lá dá para desfazer no pedido.`
              : 'O e-mail sai na hora, uma vez só.'}
          </p>
        )}
      </div>
    </Confirm>
  )
}

/** An order that is collected: Entregue asks who took it. */
function isHandedOver({ fulfilment }: StatusOrder, next: OrderStatus) {
  return fulfilment === 'pickup' && next === 'delivered'
}

/** What the customer is notified of, if at all. */
function newsOf({ status, customer }: StatusOrder, next: OrderStatus): string | undefined {
  if (next === 'pending' || customer.email === null) return undefined
  return stepsDone(next) > stepsDone(status) ? news[next] : undefined
}

function isRefunded({ paymentState, status }: StatusOrder, next: OrderStatus) {
  return paymentState === 'refunded' && stepsDone(next) > stepsDone(status)
}

function isUnpaid({ paymentState }: StatusOrder, next: OrderStatus) {
  return paymentState === 'expired' && next !== 'pending'
}
