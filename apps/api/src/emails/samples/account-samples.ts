import { accountDeleted } from '../account-deleted.ts'
import { alreadyRegistered } from '../already-registered.ts'
import { contactReceived } from '../contact-received.ts'
import { createPassword } from '../create-password.ts'
import { newsletterConfirm } from '../newsletter-confirm.ts'
import { newsletterWelcome } from '../newsletter-welcome.ts'
import { passwordChanged } from '../password-changed.ts'
import { resetPassword } from '../reset-password.ts'
import { secondFactorChanged } from '../second-factor-changed.ts'
import { stockNoticeAvailable } from '../stock-notice-available.ts'
import { stockNoticeConfirm } from '../stock-notice-confirm.ts'
import { ticketReply } from '../ticket-reply.ts'
import { verifyEmail } from '../verify-email.ts'
import { name, productName, type Samples } from './sample-facts.ts'

const link = (publicUrl: string, path: string) => new URL(path, publicUrl).href
const unit = { name: productName, size: 'G', color: 'Off-White' }

export const accountSamples: Samples = {
  'verify-email': {
    when: 'Uma conta foi criada',
    to: 'customer',
    write: (sender) => verifyEmail(sender, { name, link: link(sender.publicUrl, '/verificar-email') }),
  },
  'create-password': {
    when: 'Uma senha espera por ela',
    to: 'customer',
    write: (sender) => createPassword(sender, { name, link: link(sender.publicUrl, '/redefinir-senha') }),
  },
  'already-registered': {
    when: 'O e-mail já tinha conta',
    to: 'customer',
    write: (sender) => alreadyRegistered(sender, { name }),
  },
  'reset-password': {
    when: 'A senha foi esquecida',
    to: 'customer',
    write: (sender) => resetPassword(sender, { name, link: link(sender.publicUrl, '/redefinir-senha') }),
  },
  'password-changed': {
    when: 'A senha mudou',
    to: 'customer',
    write: (sender) => passwordChanged(sender, { name }),
  },
  'second-factor-changed': {
    when: 'A verificação em duas etapas mudou',
    to: 'customer',
    write: (sender) => secondFactorChanged(sender, { name, on: true }),
  },
  'account-deleted': {
    when: 'A conta foi apagada',
    to: 'customer',
    write: (sender) => accountDeleted(sender),
  },
  'contact-received': {
    when: 'Uma mensagem chegou pelo site',
    to: 'customer',
    write: (sender) => contactReceived(sender, { name }),
  },
  'ticket-reply': {
    when: 'O ateliê respondeu a uma conversa',
    to: 'customer',
    write: (sender) =>
      ticketReply(sender, {
        ...{ ticketId: 12, subject: 'Barra do vestido', name, files: 1 },
        message: 'Olá, Letícia! A barra fica pronta na sexta.\nBeijos, Helena',
        link: link(sender.publicUrl, '/suporte'),
      }),
  },
  'stock-notice-confirm': {
    when: 'Um aviso de peça foi pedido',
    to: 'customer',
    write: (sender) =>
      stockNoticeConfirm(sender, {
        ...{ ...unit, link: link(sender.publicUrl, '/avise-me/confirmar') },
        cancelLink: link(sender.publicUrl, '/avise-me/sair'),
      }),
  },
  'stock-notice-available': {
    when: 'A peça voltou',
    to: 'customer',
    write: (sender) =>
      stockNoticeAvailable(sender, {
        ...{ ...unit, link: link(sender.publicUrl, '/produto/1') },
        cancelLink: link(sender.publicUrl, '/avise-me/sair'),
      }),
  },
  'newsletter-confirm': {
    when: 'A newsletter foi pedida',
    to: 'customer',
    write: (sender) => newsletterConfirm(sender, { link: link(sender.publicUrl, '/newsletter/confirmar') }),
  },
  'newsletter-welcome': {
    when: 'A newsletter foi confirmada',
    to: 'customer',
    write: (sender) => newsletterWelcome(sender, { leaveLink: link(sender.publicUrl, '/newsletter/sair') }),
  },
}
