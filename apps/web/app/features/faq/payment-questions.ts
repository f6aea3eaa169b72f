import type { PaymentMethod } from '@shop/contract/store'
import type { Question } from './question.ts'

/** Mentions only what the checkout offers. */
export function paymentQuestions(methods: readonly PaymentMethod[]): Question[] {
  const pix = methods.includes('pix')
  const questions: Question[] = [
    {
      id: 'formas-de-pagamento',
      question: 'Quais são as formas de pagamento?',
      answer: [
        pix
          ? 'Aceitamos os principais cartões de crédito e PIX.'
          : 'Aceitamos os principais cartões de crédito.',
      ],
    },
    {
      id: 'pagamento-seguro',
      question: 'É seguro pagar com cartão?',
      answer: [
        'Sim. O número do cartão é digitado num formulário do provedor de pagamento, certificado para isso, e não passa pelos nossos servidores nem fica guardado conosco.',
      ],
    },
  ]
  if (pix) {
    questions.push({
      id: 'prazo-do-pix',
      question: 'Quanto tempo tenho para pagar com PIX?',
      answer: [
        'O código vale por 30 minutos, o tempo em que as peças ficam reservadas para você. Se ele vencer, o pedido expira sem custo e você pode fazer outro.',
      ],
    })
  }
  return questions
}
