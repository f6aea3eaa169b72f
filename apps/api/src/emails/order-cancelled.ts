import type { CancelFault } from '@shop/contract/cancellation-terms'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { type Block, button, paragraph, quotation } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { section } from './order-blocks.ts'
import { arrival } from './order-refunded.ts'
import { orderUrl } from './order-url.ts'
import { paidInWay, type RefundReturn, returnText } from './return-text.ts'

interface PaidCharge {
  label: string
  paidAt: Date
  amountCents: number
  method: Order['paymentMethod']
  receivedWay: Order['receivedWay']
}

/** Of an order with several charges, or of which the atelier keeps something. */
interface CancellationSums {
  paid: readonly PaidCharge[]
  paidCents: number
  /** Returned or charged back before the cancellation. */
  returnedBeforeCents: number
  retainedCents: number
  returns: readonly RefundReturn[]
  /** What the customer has accepted about cancelling, word for word, where something is kept. */
  agreement: string | undefined
}

export interface CancellationFacts {
  /** What is refunded with the cancellation. */
  refundCents?: number
  byCustomer?: boolean
  whoFailed?: CancelFault | undefined
  sums?: CancellationSums
}

/** The atelier's reason is not named: it is written for the atelier. */
export function orderCancelled(sender: Sender, order: Order, facts: CancellationFacts): Email {
  const { profile, publicUrl } = sender
  const { number, customer } = order
  const { refundCents = 0, sums } = facts
  const cancelled = `Seu pedido nº ${number} foi cancelado`
  return writeEmail(sender, {
    subject: `Pedido nº ${number} cancelado - ${profile.name}`,
    preview: refundCents > 0 ? `Devolvemos ${formatBRL(refundCents)}.` : `${cancelled}.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, sender.greeting),
    blocks: [
      paragraph(`${cancelled}${byWhom(facts)}.`),
      ...(sums
        ? sumBlocks(sums, refundCents)
        : moneyTexts(order, refundCents).map((text) => paragraph(text))),
      button('Ver meu pedido', orderUrl(publicUrl, number)),
    ],
    invitation: 'Dúvidas?',
  })
}

function byWhom({ byCustomer = false, whoFailed }: CancellationFacts): string {
  if (byCustomer || whoFailed === 'customer') return ', como você pediu'
  return whoFailed === 'agreed' ? ', como combinamos' : ' pelo ateliê'
}

function sumBlocks(sums: CancellationSums, refundCents: number): Block[] {
  const { paid, paidCents, returnedBeforeCents, retainedCents, returns, agreement } = sums
  const terms = [
    formatBRL(paidCents),
    ...(returnedBeforeCents > 0 ? [`${formatBRL(returnedBeforeCents)} (já devolvido)`] : []),
    ...(retainedCents > 0 ? [formatBRL(retainedCents)] : []),
  ]
  const refund = formatBRL(refundCents)
  return [
    section('O que você pagou', [
      ...paid.map(
        ({ label, paidAt, amountCents, method, receivedWay }) =>
          `${label}: ${formatBRL(amountCents)}, em ${formatDate(paidAt)}, ${paidInWay(method, receivedWay)}`,
      ),
      `Total pago: ${formatBRL(paidCents)}`,
    ]),
    section('As contas do cancelamento', [
      ...(retainedCents > 0 ? [`Fica com o ateliê: ${formatBRL(retainedCents)}`] : []),
      `Volta para você: ${terms.length > 1 ? `${terms.join(' − ')} = ${refund}` : refund}`,
    ]),
    section('Como o valor volta', returns.map(returnText)),
    ...(agreement === undefined
      ? []
      : [paragraph('O que foi combinado na compra sobre desistir:'), quotation(agreement)]),
  ]
}

function moneyTexts({ paidAt, paymentMethod, totalCents, refundedCents }: Order, refundCents: number) {
  if (paidAt === null) return ['Nada foi cobrado. Se ainda quiser as peças, é só fazer um novo pedido.']
  if (refundCents === 0) {
    return refundedCents > 0
      ? [`O valor de ${formatBRL(refundedCents)} já foi devolvido.`]
      : ['Sobre o valor pago, fale com a gente.']
  }
  const amount = formatBRL(refundCents)
  const whole = refundCents === totalCents ? ', o valor inteiro' : ` dos ${formatBRL(totalCents)} do pedido`
  if (paymentMethod === null) return [`Devolvemos ${amount}${whole}, do modo combinado com o ateliê.`]
  return [`Devolvemos ${amount}${whole}, pelo mesmo meio de pagamento.`, arrival[paymentMethod]]
}
