import { deliveryUndoMinutes } from '@shop/contract/constants'
import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { useState } from 'react'
import { attentionText, needsConfirmation } from '~/shared/orders/attention-text.ts'
import { BalanceFields } from '~/shared/orders/balance-fields.tsx'
import { balanceReasonError, openBalanceCents } from '~/shared/orders/open-balance.ts'
import type { StatusDetails } from '~/shared/orders/order-status.ts'
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
  | 'dueCents'
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
    balanceBefore(order, next) > 0 ||
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
  /** What is open of the order, if it must not leave without a reason. */
  balanceCents: number
  /** As it was typed already. */
  pickedUpBy: string | undefined
  sending: boolean
  /** With the name of who collected the order, if it was written, and why it leaves before all of it is paid. */
  onConfirm: (details: Pick<StatusDetails, 'pickedUpBy' | 'balanceReason'>) => void
  onCancel: () => void
}

export function StatusQuestion({
  order,
  next,
  balanceCents,
  pickedUpBy: typedBefore,
  sending,
  onConfirm,
  onCancel,
}: StatusQuestionProps) {
  const { number, customer } = order
  const attention = needsConfirmation(order, next) ? attentionText(order) : undefined
  const unpaid = isUnpaid(order, next)
  const refunded = isRefunded(order, next)
  const question = newsOf(order, next)
  const handedOver = isHandedOver(order, next)
  const [pickedUpBy, setPickedUpBy] = useState(typedBefore ?? order.pickupName ?? '')
  const [balanceReason, setBalanceReason] = useState('')
  const [reasonError, setReasonError] = useState<string>()
  const confirm = () => {
    const problem = balanceCents > 0 ? balanceReasonError(balanceReason) : undefined
    setReasonError(problem)
    if (problem !== undefined) return
    onConfirm({
      ...(handedOver && pickedUpBy.trim() !== '' && { pickedUpBy }),
      ...(balanceCents > 0 && { balanceReason }),
    })
  }
  return (
    <Confirm
      question={
        attention
          ? 'Continuar mesmo com o aviso no pagamento?'
          : unpaid
            ? 'Continuar com um pedido que não foi pago?'
            : refunded
              ? 'Continuar com um pedido reembolsado?'
              : balanceCents > 0
                ? 'Entregar com saldo em aberto?'
                : `Mudar para ${orderStatusLabels[next]}?`
      }
      confirmLabel={`Mudar para ${orderStatusLabels[next]}`}
      tone="primary"
      loading={sending}
      onConfirm={confirm}
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
        {balanceCents > 0 && (
          <BalanceFields
            cents={balanceCents}
            value={balanceReason}
            onChange={({ currentTarget }) => setBalanceReason(currentTarget.value)}
            error={reasonError}
          />
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

/** What must be received before the order is delivered. */
export function balanceBefore(order: StatusOrder, next: OrderStatus): number {
  return next === 'delivered' ? openBalanceCents(order) : 0
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
