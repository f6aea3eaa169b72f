/** Errors about delivery promises and the atelier's hours: a part of errors.ts. */
export const promiseErrors = {
  promise_changed: {
    status: 409,
    message: 'O prazo de entrega mudou enquanto você comprava. Confira a nova data antes de pagar.',
  },
  tight_not_accepted: {
    status: 409,
    message: 'O pedido chega perto do casamento. Marque que você entende que o prazo é apertado.',
  },
  too_late_for_wedding: {
    status: 409,
    message:
      'O pedido não chega a tempo do casamento. Escolha uma peça que chega antes ou fale com o ateliê.',
  },
  too_many_unpaid_hours: {
    status: 409,
    message:
      'Este pedido passa das horas do ateliê que podem ficar reservadas sem pagamento. Pague um pedido em aberto, diminua as quantidades ou fale com o ateliê.',
  },
  plan_in_use: {
    status: 409,
    message: 'Há produtos com este modelo de produção. Escolha outro modelo neles antes de remover.',
  },
  promise_answered: { status: 409, message: 'Você já respondeu a esta mudança de prazo.' },
  promise_reply_outdated: {
    status: 409,
    message: 'O prazo mudou de novo, ou este pedido já terminou. Confira a data atual antes de responder.',
  },
  promise_not_changeable: {
    status: 409,
    message: 'O prazo deste pedido não muda mais: ele não tem prazo, foi entregue, cancelado ou devolvido.',
  },
} as const
