import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

export type MeasureNews = 'locked' | 'unlocked' | 'requested'

const texts: Record<MeasureNews, { subject: string; text: string; label: string }> = {
  locked: {
    subject: 'Medidas conferidas',
    text: 'O ateliê conferiu as suas medidas e travou a ficha para o corte. Versões novas da ficha não mudam mais esta peça. Se o seu corpo mudar, avise o ateliê: o ajuste é combinado na prova.',
    label: 'Ver o pedido',
  },
  unlocked: {
    subject: 'O ateliê reabriu as suas medidas',
    text: 'O ateliê reabriu as medidas da sua peça. Abra o pedido para enviá-las de novo.',
    label: 'Ver as medidas',
  },
  requested: {
    subject: 'O ateliê pediu novas medidas',
    text: 'Antes de cortar o tecido, o ateliê pede que você tire as medidas de novo e envie uma nova versão da ficha. Leva uns dez minutos; peça ajuda a alguém com a fita.',
    label: 'Enviar as medidas',
  },
}

/** To the customer. Measures themselves never stand in an e-mail. */
export function measureNews(
  sender: Sender,
  { name, number, news }: { name: string; number: number; news: MeasureNews },
): Email {
  const { profile, publicUrl } = sender
  const { subject, text, label } = texts[news]
  return writeEmail(sender, {
    subject: `${subject}: pedido nº ${number} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      button(label, orderUrl(publicUrl, number)),
      note('Por cuidado com a sua privacidade, as medidas não vão por e-mail.'),
    ],
    invitation: 'Dúvidas?',
  })
}
