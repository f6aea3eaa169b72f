import { type DeliveryWindow, formatDeliveryWindow } from '@shop/contract/dates'
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
  const text = `O prazo de entrega do seu pedido nº ${number} mudou. A nova previsão: ${formatDeliveryWindow(window)}.`
  return writeEmail(sender, {
    subject: `O prazo do pedido nº ${number} mudou - ${profile.name}`,
    preview: text,
    title: greeting(name),
    blocks: [
      paragraph(text),
      paragraph(`O motivo: ${reason}`),
      button('Ver o pedido', orderUrl(publicUrl)),
      note('Esta data não serve para você? Responda a este e-mail, e encontramos uma saída.'),
    ],
    invitation: 'Dúvidas?',
  })
}
