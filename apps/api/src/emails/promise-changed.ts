import type { DeliveryWindow } from '@shop/contract/dates'
import { promiseChangedText } from '@shop/contract/promise-change-text'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderUrl } from './order-url.ts'

interface Changed {
  name: string
  number: number
  window: DeliveryWindow
  reason: string
}

/** To the customer. */
export function promiseChanged(sender: Sender, { name, number, window, reason }: Changed): Email {
  const { profile, publicUrl } = sender
  const text = promiseChangedText(number, window)
  return writeEmail(sender, {
    subject: `O prazo do pedido nº ${number} mudou - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(text),
      paragraph(`O motivo: ${reason}`),
      paragraph('No pedido você pode aceitar a nova data, conversar com o ateliê ou pedir o cancelamento.'),
      button('Ver o prazo novo', orderUrl(publicUrl, number)),
      note('Enquanto você não responde, a costura continua. Pedir o cancelamento não cancela na hora.'),
    ],
    invitation: 'Dúvidas?',
  })
}
