/** A ready message to a customer about a charge: the atelier reads and sends it itself. */
import { formatDate } from '@shop/contract/dates'
import { formOfAddress } from '@shop/contract/form-of-address'
import { formatBRL } from '@shop/contract/money'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { Receivable } from '@shop/contract/receivables'
import { paths } from '~/paths.ts'
import { chatPath } from '~/shared/store/phone.ts'

interface Sender {
  /** The shop's name. */
  name: string
  /** The shop's address, 'https://loja.example'. */
  origin: string
}

/** Never the order's own link: an address with its token would be stored in chats and logs. */
export function reminderText(charge: Receivable, { name, origin }: Sender): string {
  const { number, customer, amountCents, dueOn, isLate } = charge
  const when = `${isLate ? 'venceu' : 'vence'} em ${formatDate(dueOn)}`
  return [
    `Oi, ${formOfAddress(customer.name)}! Tudo bem? Aqui é do ateliê ${name}.`,
    `Passando com carinho para lembrar do pagamento do seu pedido nº ${number}: ${receivableLabel(charge)}, ${formatBRL(amountCents)}, que ${when}.`,
    howToPay(charge, origin),
    'Se já pagou, desconsidere. Se precisar de outra data, é só me dizer. Obrigada!',
  ]
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}

function howToPay({ customer, hasAccount }: Receivable, origin: string): string {
  const address = new URL(hasAccount ? paths.account : paths.findOrder, origin).href
  if (hasAccount) return `Você pode pagar por Pix ou cartão na sua conta: ${address}`
  // A sale of the atelier without an e-mail: no link could be requested.
  if (customer.email === null) return 'Para pagar, é só responder aqui ou passar no ateliê.'
  return `Você pode pagar por Pix ou cartão na página do pedido. Peça o link com o seu e-mail aqui: ${address}`
}

interface ReminderLink {
  href: string
  way: 'WhatsApp' | 'e-mail'
}

/** Undefined: neither a phone number nor an e-mail is known. */
export function reminderLink(charge: Receivable, sender: Sender): ReminderLink | undefined {
  const { phone, email } = charge.customer
  const text = encodeURIComponent(reminderText(charge, sender))
  const chat = chatPath(phone)
  if (chat !== undefined) return { href: `${chat}?text=${text}`, way: 'WhatsApp' }
  if (email === null) return undefined
  const subject = encodeURIComponent(`Pedido nº ${charge.number} - ${sender.name}`)
  return { href: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`, way: 'e-mail' }
}
