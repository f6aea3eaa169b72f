import { oneTimeLinkDays } from '@shop/contract/order-links'
import type { OrderLinkKind } from '../db/tables.gen.ts'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'
import { orderLinkUrl } from './order-url.ts'

interface LinkEmail {
  name: string
  number: number
  kind: OrderLinkKind
}

const once = `O link vale uma vez, por ${oneTimeLinkDays} dias.`

/** To the buyer: opens the order, adds it to the account in which it is opened, or erases the buyer from it. */
export function orderLinkEmail(sender: Sender, { name, number, kind }: LinkEmail): Email {
  const { profile, publicUrl } = sender
  const { subject, text, label, warning } = texts(number)[kind]
  return writeEmail(sender, {
    subject: `${subject} - ${profile.name}`,
    preview: text,
    eyebrow: `Pedido nº ${number}`,
    reason: 'order',
    title: greeting(name, sender.greeting),
    blocks: [paragraph(text), button(label, orderLinkUrl(publicUrl, kind)), note(warning)],
    invitation: 'Não pediu este e-mail?',
  })
}

function texts(number: number) {
  const shown = 'Quem tem este link vê o pedido: não o encaminhe.'
  return {
    read: {
      subject: `Link do seu pedido nº ${number}`,
      text: `Este é o link do seu pedido nº ${number}. Com ele você acompanha a produção e a entrega, sem senha.`,
      label: 'Abrir o pedido',
      warning: shown,
    },
    claim: {
      subject: `Guarde na sua conta o pedido nº ${number}`,
      text: `Abra este link depois de entrar na sua conta: o pedido nº ${number} passa a aparecer nela. ${once}`,
      label: 'Guardar na minha conta',
      warning: shown,
    },
    erase: {
      subject: `Apagar seus dados do pedido nº ${number}`,
      text: `Abra este link e confirme: apagamos os seus dados do pedido nº ${number}, menos o que a lei manda guardar por 5 anos. ${once}`,
      label: 'Apagar meus dados',
      warning:
        'Quem tem este link pode apagar os dados do pedido: não o encaminhe. Se não foi você, não faça nada.',
    },
  } satisfies Record<OrderLinkKind, object>
}
