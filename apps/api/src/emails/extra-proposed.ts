import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { button, note, paragraph, quotation } from './blocks.ts'
import { amountBox } from './charge-blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface ProposedExtra {
  name: string
  number: number
  description: string
  amountCents: number
  dueOn: string
}

/** To the customer: it is charged only after she has accepted it (CDC, article 40). */
export function extraProposed(sender: Sender, extra: ProposedExtra): Email {
  const { name, number, description, amountCents, dueOn } = extra
  const { profile, publicUrl } = sender
  const text = `O ateliê propõe um acréscimo ao seu pedido nº ${number}. Ele só vale se você aceitar.`
  return writeEmail(sender, {
    subject: `Um acréscimo no pedido nº ${number} espera a sua resposta - ${profile.name}`,
    preview: `${formatBRL(amountCents)}, só se você aceitar.`,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      quotation(description),
      amountBox('Acréscimo', amountCents, `vence em ${formatDate(dueOn)} · sem juros`),
      button('Aceitar ou recusar', orderUrl(publicUrl, number)),
      note('Sem a sua resposta nada muda: nem o preço, nem o que já foi combinado.'),
    ],
    invitation: 'Dúvidas?',
  })
}
