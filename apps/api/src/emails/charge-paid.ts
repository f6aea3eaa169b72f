import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { button, note, paragraph } from './blocks.ts'
import { amountBox, chargeTable, paidSoFar, type ShownCharge } from './charge-blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'
import { orderUrl } from './order-url.ts'

interface PaidCharge {
  name: string
  number: number
  /** 'Sinal', 'Parcela 2 de 6', see chargeLabel. */
  label: string
  amountCents: number
  /** 'Pix', 'Visa final 4242', 'Dinheiro'. */
  paidWith: string
  /** The day in São Paulo. */
  paidOn: string
  /** Of the whole order, this payment included. */
  paidCents: number
  totalCents: number
  /** What is still to be paid, the next first. */
  open: readonly ShownCharge[]
}

/** To the customer: the receipt of one payment, and what is left. */
export function chargePaid(sender: Sender, paid: PaidCharge): Email {
  const { name, number, label, amountCents, paidWith, paidOn, paidCents, totalCents, open } = paid
  const { profile, publicUrl } = sender
  const isLast = open.length === 0
  const text = isLast
    ? `Recebemos o último pagamento do seu pedido nº ${number}. Está tudo pago.`
    : `Recebemos o seu pagamento do pedido nº ${number}.`
  return writeEmail(sender, {
    subject: oneLine(`Pagamento recebido: ${label}, pedido nº ${number} - ${profile.name}`),
    preview: `${label}: ${formatBRL(amountCents)}, recebido em ${formatDate(paidOn)}.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, 'Obrigada'),
    blocks: [
      paragraph(text),
      amountBox(label, amountCents, `${paidWith} · recebido em ${formatDate(paidOn)}`),
      paidSoFar(paidCents, totalCents),
      ...(isLast ? [] : [chargeTable('O que falta', open)]),
      button('Ver meu pedido', orderUrl(publicUrl, number)),
      note('Guarde este e-mail como recibo do pagamento. Não é documento fiscal.'),
    ],
    invitation: 'Dúvidas?',
  })
}
