import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { nextSteps } from '@shop/contract/next-steps'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { chargeLabel, depositText } from '@shop/contract/payment-plan'
import { type Block, button, paragraph } from './blocks.ts'
import { chargeTable } from './charge-blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { nextStepsBlock } from './next-steps-block.ts'
import { deliveryAddress, deliveryPromise, orderTable, section } from './order-blocks.ts'
import { orderUrl } from './order-url.ts'

interface Paid {
  order: Order
  /** 'Visa final 4242', 'Pix'. */
  paidWith: string
  /** Of an order with a plan: what was agreed, see planText. */
  agreed?: string | undefined
  /** The work on one of its items has fittings. */
  hasFittings?: boolean
}

/** With a plan: what the customer agreed to, to keep. */
export function orderConfirmed(sender: Sender, { order, hasFittings = false, ...paid }: Paid): Email {
  const { number, customer, deliveryWindow, charges = [] } = order
  const isPlan = charges.length > 0
  const what = isPlan ? 'O sinal foi pago' : 'Seu pagamento foi aprovado'
  const text = `${what} e o ateliê já recebeu o seu pedido.`
  const { profile, publicUrl } = sender
  // The parts have a table of their own.
  const steps = nextSteps(order, { hasFittings }).filter(({ kind }) => kind !== 'part')
  return writeEmail(sender, {
    subject: `Pedido nº ${number} confirmado - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(customer.name, 'Obrigada'),
    blocks: [
      paragraph(text),
      ...(deliveryWindow === null ? [] : [deliveryPromise(deliveryWindow, order, sender)]),
      button('Acompanhar pedido', orderUrl(publicUrl, number)),
      nextStepsBlock(steps),
      orderTable(order, publicUrl),
      ...(isPlan ? planBlocks(charges, paid) : []),
      deliveryAddress(order, profile),
      ...(isPlan ? [] : [section('Pagamento', [paid.paidWith])]),
    ],
    invitation: 'Dúvidas?',
  })
}

function planBlocks(
  charges: readonly OrderCharge[],
  { paidWith, agreed = '' }: Pick<Paid, 'paidWith' | 'agreed'>,
): Block[] {
  const shown = charges.map((charge) => {
    const { amountCents, dueOn, paidAt } = charge
    const paid = paidAt === null ? undefined : `pago em ${formatDate(saoPauloDay(paidAt))}, ${paidWith}`
    return { label: chargeLabel(charge, charges), amountCents, dueOn, paid }
  })
  // The table says what stands before it.
  const [, cancellation] = agreed.split(depositText)
  return [
    chargeTable('Sinal e parcelas, sem juros', shown),
    ...(cancellation === undefined
      ? []
      : [section('O que combinamos', [depositText, ...cancellation.trim().split('\n')])]),
  ]
}
