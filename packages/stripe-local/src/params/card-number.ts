/** The only place that sees a card number: it returns a known test card or an error, and the number is not stored. */
import { cardOfNumber, type TestCard } from '../cards.ts'
import { declineMessage } from '../decline-messages.ts'
import { type ErrorBody, StripeFailure } from '../failure.ts'
import type { Form } from '../http/form.ts'
import type { Expiry } from '../objects/payment-method.ts'

export function testCardOf(card: Form, nowMs: number): { card: TestCard; expiry: Expiry } {
  const number = card.required('number').replaceAll(' ', '')
  const cardOnFile = cardOfNumber(number)
  if (cardOnFile === undefined)
    throw cardError(isPlausible(number) ? 'test_mode_live_card' : 'incorrect_number')
  const expiry = { month: card.integer('exp_month') ?? 0, year: fullYear(card.integer('exp_year') ?? 0) }
  const now = new Date(nowMs)
  if (expiry.month < 1 || expiry.month > 12) throw cardError('invalid_expiry_month')
  const monthsLeft = (expiry.year - now.getUTCFullYear()) * 12 + expiry.month - (now.getUTCMonth() + 1)
  if (monthsLeft < 0 || monthsLeft > 50 * 12) throw cardError('invalid_expiry_year')
  if (!/^\d{3,4}$/.test(card.required('cvc'))) throw cardError('invalid_cvc')
  return { card: cardOnFile, expiry }
}

function cardError(code: string): StripeFailure {
  const declinedByBank = code === 'test_mode_live_card'
  const body: ErrorBody = {
    type: 'card_error',
    code: declinedByBank ? 'card_declined' : code,
    message: declineMessage(code),
    ...(declinedByBank && { decline_code: code }),
  }
  return new StripeFailure(402, body)
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

/** Luhn's check digit: distinguishes a typo from a possibly real card. */
function isPlausible(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = number.split('').reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
  }, 0)
  return sum % 10 === 0
}
