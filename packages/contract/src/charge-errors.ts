/** Errors about deposit, parts, extras and withdrawals: a part of errors.ts. */
export const chargeErrors = {
  charge_not_found: { status: 404, message: 'Esta parcela não existe mais. Atualize a página e confira.' },
  extra_not_found: { status: 404, message: 'Este acréscimo não existe mais. Atualize a página e confira.' },
  plan_changed: {
    status: 409,
    message: 'As datas ou os valores das parcelas mudaram. Confira o novo plano antes de pagar.',
  },
  plan_unavailable: {
    status: 409,
    message: 'Este pedido não pode ser pago em parcelas. Escolha pagar tudo agora.',
  },
  charge_already_paid: { status: 409, message: 'Esta parcela já foi paga.' },
  charge_not_payable: {
    status: 409,
    message: 'Esta parcela não pode ser paga agora: o pedido foi cancelado, ou o sinal ainda não foi pago.',
  },
  charges_not_total: {
    status: 409,
    message: 'As parcelas em aberto precisam somar o que falta pagar. Confira os valores.',
  },
  balance_open: {
    status: 409,
    message: 'Ainda há parcelas por pagar. Receba o que falta ou escreva por que a peça sai assim mesmo.',
  },
  refund_by_hand_needed: {
    status: 409,
    message:
      'O prazo do banco para devolver este pagamento terminou. Devolva você mesma e registre a devolução com o dia e a forma.',
  },
  extra_ended: {
    status: 409,
    message: 'Este acréscimo já foi aceito, recusado ou retirado. Atualize a página e confira.',
  },
  retention_too_high: {
    status: 409,
    message: 'O ateliê nunca fica com tudo o que foi pago, nem com mais do que o contrato aceito permite.',
  },
  charges_changed: {
    status: 409,
    message:
      'Uma parcela acabou de ser paga, ou o que resta devolver mudou. Confira os valores e confirme de novo.',
  },
  compensation_unavailable: {
    status: 409,
    message: 'Só se registra indenização de um pedido cancelado porque o ateliê não cumpriu.',
  },
  retention_needs_reason: {
    status: 409,
    message: 'Para ficar com mais do que o sugerido, escreva o motivo.',
  },
  withdrawal_unavailable: { status: 409, message: 'O prazo de arrependimento deste pedido terminou.' },
  withdrawal_terms_changed: {
    status: 409,
    message: 'As condições para desistir deste pedido mudaram desde que a página abriu. Atualize e confira.',
  },
} as const
