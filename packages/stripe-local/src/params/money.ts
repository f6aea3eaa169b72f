import { invalid } from '../failure.ts'
import type { Form } from '../http/form.ts'

const SMALLEST = 50
const LARGEST = 99_999_999
const CURRENCIES = new Set(['brl', 'eur', 'usd'])

export function amountOf(form: Form): number | undefined {
  const amount = form.integer('amount')
  if (amount === undefined) return undefined
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
  if (amount < SMALLEST) {
    throw invalid('Amount must be at least R$0.50 brl', 'amount', 'amount_too_small')
  }
  if (amount > LARGEST) {
    throw invalid('Amount must be no more than R$999,999.99', 'amount', 'amount_too_large')
  }
  return amount
}

export function currencyOf(form: Form): string {
  const currency = form.required('currency').toLowerCase()
  if (CURRENCIES.has(currency)) return currency
  throw invalid(`Invalid currency: ${currency}.`, 'currency')
}
