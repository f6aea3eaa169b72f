import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { button, note, paragraph } from './blocks.ts'
import { facts } from './facts.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

interface Dispute {
  number: number
  amountCents: number
}

/** To the atelier: the disputed amount, and the deadline for evidence. */
export function disputeOpened(sender: Sender, dispute: Dispute & { dueBy: Date | null }): Email {
  const { number, amountCents, dueBy } = dispute
  return writeEmail(sender, {
    subject: `Compra contestada: pedido nº ${number}`,
    preview: 'A cliente contestou a compra com o banco. Há um prazo para responder.',
    reason: 'atelier',
    title: `O pedido nº ${number} foi contestado`,
    blocks: [
      paragraph(
        'A cliente disse ao banco que não reconhece esta compra ou que algo deu errado. O banco segura o valor até decidir.',
      ),
      facts([
        ['Pedido', String(number)],
        ['Valor contestado', formatBRL(amountCents)],
        ['Responda até', dueBy === null ? 'O banco não aceita resposta' : formatDateTime(dueBy)],
      ]),
      openOrder(sender, dispute),
      note(
        'Responda no painel da Stripe, com comprovantes: conversa com a cliente, medidas, entrega. Enquanto o banco não decide, o pedido não pode ser reembolsado pela loja; pense bem antes de continuar a produção.',
      ),
    ],
  })
}

export function disputeEnded(sender: Sender, dispute: Dispute & { isLost: boolean }): Email {
  const { number, amountCents, isLost } = dispute
  return writeEmail(sender, {
    subject: `Contestação ${isLost ? 'perdida' : 'encerrada'}: pedido nº ${number}`,
    preview: isLost ? 'O banco devolveu o valor à cliente.' : 'O valor continua com o ateliê.',
    reason: 'atelier',
    title: isLost
      ? `A contestação do pedido nº ${number} foi perdida`
      : `A contestação do pedido nº ${number} terminou`,
    blocks: [
      paragraph(
        isLost
          ? 'O banco decidiu a favor da cliente e devolveu o valor a ela. Ele já saiu do faturamento da loja.'
          : 'O banco encerrou a contestação, e o valor continua com o ateliê. O pedido pode seguir.',
      ),
      facts([
        ['Pedido', String(number)],
        ['Valor', formatBRL(amountCents)],
      ]),
      openOrder(sender, dispute),
    ],
  })
}

function openOrder({ publicUrl }: Sender, { number }: Dispute) {
  return button('Abrir o pedido', new URL(`/admin/pedidos/${number}`, publicUrl).href)
}
