/** What an order needs next, by its state: one thing, so that the page can lead with it. */
import { formatDate, formatDateTime, formatDeliveryWindow } from '@shop/contract/dates'
import type { OrderStatus } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { attentionText } from '~/shared/orders/attention-text.ts'
import { openBalanceCents } from '~/shared/orders/open-balance.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { firstNameOf, type MeasuredItem, nextToMeasure } from '../measures/measured-line.ts'

interface Texts {
  title: string
  text: string
}

export type NextStep =
  | { kind: 'measures'; item: MeasuredItem }
  /** Nothing to click: the customer or the payment panel decides. */
  | ({ kind: 'attention' | 'payment' } & Texts)
  | ({ kind: 'status'; to: OrderStatus; label: string; trackingUrl?: string | null } & Texts)
  | ({ kind: 'ship' } & Texts)

/** Undefined for an order that is delivered or has ended. */
export function nextStepOf(order: Order): NextStep | undefined {
  const { status, withdrawalRequestedAt, paidAt, paymentState } = order
  if (status === 'delivered' || withdrawalRequestedAt || endedText(order) !== undefined) return undefined
  const attention = attentionText(order)
  if (attention) {
    const text = `${attention.label}. O aviso em Pagamento diz o que fazer.`
    return { kind: 'attention', title: 'Conferir o pagamento', text }
  }
  const item = nextToMeasure(order)
  if (item) return { kind: 'measures', item }
  if (status !== 'pending') return workStep(order)
  if (paidAt) return statusStep(order, 'confirmed', 'Confirmar o pedido', 'Confirmar')
  return paymentState === 'expired' ? undefined : paymentStep(order)
}

function paymentStep({ holdExpiresAt }: Order): NextStep {
  const until = holdExpiresAt ? `As peças ficam reservadas até ${formatDateTime(holdExpiresAt)}. ` : ''
  const text = `${until}Se ela pagou por fora, use Marcar como pago.`
  return { kind: 'payment', title: 'Esperar o pagamento', text }
}

function workStep(order: Order): NextStep {
  const { status, fulfilment, shipments = [] } = order
  const isPickup = fulfilment === 'pickup'
  if (status === 'confirmed')
    return statusStep(order, 'in_production', 'Começar a produção', 'Começar a produção')
  if (status === 'in_production') {
    const title = isPickup ? 'Terminar e avisar que pode retirar' : 'Terminar e marcar como pronto'
    return statusStep(order, 'ready', title, isPickup ? 'Pronta para retirada' : 'Marcar como pronto')
  }
  if (isPickup || shipments.length === 0) {
    const balance = balanceStep(order)
    if (balance) return balance
  }
  if (isPickup) return pickupStep(order)
  const last = shipments.at(-1)
  if (!last)
    return { kind: 'ship', title: `Enviar o pedido para ${firstNameOf(order)}`, text: promiseOf(order) }
  const { carrier, shippedAt, trackingCode, trackingUrl } = last
  const text = `Enviado por ${carrier} em ${formatDate(shippedAt)}${trackingCode ? `, código ${trackingCode}` : ''}.`
  const label = 'Marcar como entregue'
  return { kind: 'status', to: 'delivered', title: 'Confirmar que chegou', label, text, trackingUrl }
}

/** It leaves once all of it is paid. */
function balanceStep(order: Order): NextStep | undefined {
  const cents = openBalanceCents(order)
  if (cents === 0) return undefined
  const what = order.fulfilment === 'pickup' ? 'a retirada' : 'o envio'
  return {
    kind: 'payment',
    title: `Receber o que falta: ${formatBRL(cents)}`,
    text: `Está pronto, e ${what} espera o saldo. Recebimentos mostra o que está em aberto.`,
  }
}

function pickupStep(order: Order): NextStep {
  const { pickupName, customer } = order
  const notified =
    customer.email === null ? '' : `${firstNameOf(order)} recebeu o endereço e o horário por e-mail.`
  const text = [notified, pickupName && `Quem vem buscar: ${pickupName}.`].filter(Boolean).join(' ')
  return { kind: 'status', to: 'delivered', title: 'Entregar no ateliê', label: 'Registrar a retirada', text }
}

function statusStep(order: Order, to: OrderStatus, title: string, label: string): NextStep {
  return { kind: 'status', to, title, label, text: promiseOf(order) }
}

function promiseOf({ deliveryWindow, shipping, fulfilment }: Order): string {
  const place = fulfilment === 'pickup' ? 'Retirada no ateliê' : `Para ${shipping.city}, ${shipping.state}`
  return deliveryWindow ? `${place}. Prometido: ${formatDeliveryWindow(deliveryWindow)}.` : `${place}.`
}
