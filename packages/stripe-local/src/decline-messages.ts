/** Messages for the buyer. Stripe.js translates them to the page's language; stripe-local has only Portuguese. */
const MESSAGES: Readonly<Record<string, string>> = {
  generic_decline: 'Seu cartão foi recusado.',
  insufficient_funds: 'Seu cartão não tem saldo suficiente.',
  lost_card: 'Seu cartão foi recusado.',
  stolen_card: 'Seu cartão foi recusado.',
  expired_card: 'Seu cartão está vencido.',
  incorrect_cvc: 'O código de segurança do seu cartão está incorreto.',
  processing_error: 'Ocorreu um erro ao processar seu cartão. Tente novamente em instantes.',
  authentication_required: 'Seu cartão foi recusado. Esta transação exige autenticação.',
  incorrect_number: 'O número do seu cartão está incorreto.',
  test_mode_live_card:
    'Seu cartão foi recusado. A loja está em modo de teste, mas o cartão usado não é um cartão de teste.',
  payment_intent_authentication_failure:
    'Não foi possível autenticar sua forma de pagamento. Escolha outra forma de pagamento e tente novamente.',
  payment_intent_payment_attempt_expired: 'O prazo para pagar o Pix terminou. Tente novamente.',
}

export function declineMessage(code: string): string {
  return MESSAGES[code] ?? 'Seu cartão foi recusado.'
}
