import { formatDate } from '@shop/contract/dates'
import { dayAndMonth } from '@shop/contract/format-days'
import { formatBRL } from '@shop/contract/money'
import { openingText } from '@shop/contract/pickup-text'
import { weekdayText } from '@shop/contract/weekday-text'
import { button, note, paragraph } from './blocks.ts'
import { amountBox, paidSoFar } from './charge-blocks.ts'
import { firstNameOf, greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { oneLine } from './one-line.ts'
import { section } from './order-blocks.ts'
import { orderUrl } from './order-url.ts'

interface DueCharge {
  name: string
  number: number
  /** 'Parcela 2 de 6', see chargeLabel. */
  label: string
  amountCents: number
  dueOn: string
  today: string
  /** The due day, or the working day after it. */
  onTimeUntil: string
  /** Of the whole order. */
  paidCents: number
  totalCents: number
  /** Nothing else is to be paid. */
  isLast: boolean
}

/** To the customer: before the due day, on it, and after it. */
export function chargeDue(sender: Sender, due: DueCharge): Email {
  const { name, number, label, amountCents, dueOn, paidCents, totalCents, isLast } = due
  const { profile, publicUrl } = sender
  const { subject, text } = textsOf(due)
  const hours = openingText(profile.openingHours)
  const firstName = firstNameOf(name)
  return writeEmail(sender, {
    subject: oneLine(`${subject} - ${profile.name}`),
    preview: `${label}: ${formatBRL(amountCents)}.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: isLast && firstName !== '' ? `Falta só esta, ${firstName}` : greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      amountBox(
        `Pedido nº ${number} · ${label}`,
        amountCents,
        `${isAfter(due) ? 'venceu' : 'vence'} em ${dayAndMonth(dueOn)}, ${weekdayText(dueOn)} · sem juros`,
      ),
      button(`Pagar ${formatBRL(amountCents)}`, orderUrl(publicUrl, number)),
      paidSoFar(paidCents, totalCents),
      section('Como pagar', [
        'Pix, na página do pedido: das 20h às 6h o seu banco pode limitar o valor.',
        'Cartão, na página do pedido.',
        `No ateliê, em dinheiro ou cartão: avise antes de vir.${hours === '' ? '' : ` ${hours}.`}`,
      ]),
      note('Já pagou? Então este e-mail se cruzou com o seu pagamento. Não precisa fazer nada.'),
    ],
    invitation: isAfter(due) ? 'Precisa de outra data?' : 'Dúvidas?',
  })
}

function isAfter({ today, onTimeUntil }: DueCharge): boolean {
  return today > onTimeUntil
}

function textsOf(due: DueCharge) {
  const { number, label, dueOn, today, onTimeUntil, isLast } = due
  const what = `${label} do seu pedido nº ${number}`
  const end = isLast ? ' Com este pagamento, fica tudo pago.' : ''
  if (isAfter(due))
    return {
      subject: `${label} em aberto: pedido nº ${number}`,
      text: `${what} venceu em ${dayAndMonth(dueOn)} e ainda não apareceu por aqui. Não há multa nem juros. Se aconteceu um imprevisto, conte para a gente: combinamos outra data.`,
    }
  const dayOff = 'que não é dia útil'
  const until = `você pode pagar até ${weekdayText(onTimeUntil)}, ${dayAndMonth(onTimeUntil)}`
  const extension = onTimeUntil === dueOn ? '' : `, ${dayOff}: ${until}`
  if (today >= dueOn)
    return {
      subject: `${label} vence ${today === dueOn ? 'hoje' : `em ${formatDate(onTimeUntil)}`}: pedido nº ${number}`,
      text: `${what} ${today === dueOn ? 'vence hoje' : `venceu em ${dayAndMonth(dueOn)}`}${extension}.${end}`,
    }
  return {
    subject: `${label} vence em ${formatDate(dueOn)}: pedido nº ${number}`,
    text: `${what} vence em ${dayAndMonth(dueOn)}, ${weekdayText(dueOn)}.${end}`,
  }
}
