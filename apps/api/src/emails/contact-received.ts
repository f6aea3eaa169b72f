import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import { button, note, paragraph } from './blocks.ts'
import { greeting } from './greeting.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

/**
 * Confirmation to the sender of a contact message. It repeats nothing of the message: a visitor may enter any address
 * on the contact page, and the shop must not relay a visitor's text to strangers.
 */
export function contactReceived(sender: Sender, { name }: { name: string }): Email {
  const { profile, publicUrl } = sender
  const time = replyTimeText(numbersOf(sender))
  return writeEmail(sender, {
    subject: `Recebemos sua mensagem - ${profile.name}`,
    preview: `Responderemos em até ${time}.`,
    reason: 'contact',
    title: greeting(name, sender.greeting),
    blocks: [
      paragraph(`Obrigada pelo contato. Sua mensagem chegou ao ateliê, e respondemos em até ${time}.`),
      paragraph('Enquanto isso, talvez a resposta já esteja entre as perguntas frequentes.'),
      button('Ver perguntas frequentes', new URL('/faq', publicUrl).href),
      note(
        'Se você não escreveu para nós, pode ignorar esta mensagem: alguém digitou seu e-mail por engano.',
      ),
    ],
  })
}
