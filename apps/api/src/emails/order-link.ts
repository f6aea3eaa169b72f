import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderLinkUrl } from './order-url.ts'

interface LinkEmail {
  name: string
  number: number
  kind: 'read' | 'claim'
}

/** To the buyer: opens the order, or adds it to the account in which it is opened. */
export function orderLinkEmail(sender: Sender, { name, number, kind }: LinkEmail): Email {
  const { profile, publicUrl } = sender
  const isClaim = kind === 'claim'
  const text = isClaim
    ? `Abra este link depois de entrar na sua conta: o pedido nº ${number} passa a aparecer nela. O link vale uma vez.`
    : `Este é o link do seu pedido nº ${number}. Com ele você acompanha a produção e a entrega, sem senha.`
  return writeEmail(sender, {
    subject: `${isClaim ? 'Guarde na sua conta o' : 'Link do seu'} pedido nº ${number} - ${profile.name}`,
    preview: text,
    title: greeting(name),
    blocks: [
      paragraph(text),
      button(isClaim ? 'Guardar na minha conta' : 'Abrir o pedido', orderLinkUrl(publicUrl, kind)),
      note('Quem tem este link vê o pedido: não o encaminhe.'),
    ],
    invitation: 'Não pediu este e-mail?',
  })
}
