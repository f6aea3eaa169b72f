import { formatBRL } from '@shop/contract/money'
import { button, paragraph } from './blocks.ts'
import { chargeTable, type ShownCharge } from './charge-blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface ChangedCharges {
  name: string
  number: number
  /** What was still to be paid, and what is now; neither contains what is paid. */
  before: readonly ShownCharge[]
  after: readonly ShownCharge[]
  /** As the atelier wrote it for the customer. */
  reason: string
}

/** To the customer: the atelier has changed the days or amounts of what is not paid yet. */
export function chargesChanged(sender: Sender, changed: ChangedCharges): Email {
  const { name, number, before, after, reason } = changed
  const { profile, publicUrl } = sender
  const text = `O ateliê mudou as parcelas do seu pedido nº ${number}.`
  const [oldCents, newCents] = [sumOf(before), sumOf(after)]
  return writeEmail(sender, {
    subject: `As parcelas do pedido nº ${number} mudaram - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      paragraph(`O motivo: ${reason}`),
      chargeTable('Agora', after),
      chargeTable('Antes era', before),
      ...(oldCents === newCents
        ? [paragraph(`O que falta pagar continua o mesmo: ${formatBRL(newCents)}, sem juros.`)]
        : []),
      button('Ver as parcelas', orderUrl(publicUrl, number)),
    ],
    invitation: 'As datas não servem para você?',
  })
}

function sumOf(charges: readonly ShownCharge[]): number {
  return charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
