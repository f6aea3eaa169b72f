/**
 * Stripe's test cards and what each of them does. A number is looked up here and not stored: objects contain only the
 * scenario, brand and last four digits. A number that is not in the table is rejected, so that stripe-local never
 * accepts a real card.
 */
export interface Decline {
  code: string
  declineCode?: string
}

export interface Scenario {
  authenticate?: boolean
  decline?: Decline
  /** What happens some time after the payment. */
  afterwards?: 'dispute' | 'fraud_warning' | 'review' | 'refund_pending' | 'refund_fails'
}

export interface TestCard {
  number: string
  alias?: string
  brand: string
  funding: 'credit' | 'debit'
  country: string
  scenario: Scenario
}

const declined = (declineCode: string): Scenario => ({ decline: { code: 'card_declined', declineCode } })

function card(
  number: string,
  alias: string | undefined,
  scenario: Scenario = {},
  rest: Partial<TestCard> = {},
): TestCard {
  return {
    number,
    ...(alias && { alias }),
    brand: 'visa',
    funding: 'credit',
    country: 'US',
    scenario,
    ...rest,
  }
}

const CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa'),
  card('4000056655665556', 'pm_card_visa_debit', {}, { funding: 'debit' }),
  card('4000000760000002', 'pm_card_br', {}, { country: 'BR' }),
  card('5555555555554444', 'pm_card_mastercard', {}, { brand: 'mastercard' }),
  card('2223003122003222', undefined, {}, { brand: 'mastercard' }),
  card('378282246310005', 'pm_card_amex', {}, { brand: 'amex' }),
  card('6011111111111117', 'pm_card_discover', {}, { brand: 'discover' }),
  card('3056930009020004', 'pm_card_diners', {}, { brand: 'diners' }),
  card('4000000000000002', 'pm_card_chargeDeclined', declined('generic_decline')),
  card('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', declined('insufficient_funds')),
  card('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', declined('lost_card')),
  card('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', declined('stolen_card')),
  card('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: { code: 'expired_card' } }),
  card('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: { code: 'incorrect_cvc' } }),
  card('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    decline: { code: 'processing_error' },
  }),
  card('4000002500003155', 'pm_card_authenticationRequired', { authenticate: true }),
  card('4000002760003184', 'pm_card_authenticationRequiredOnSetup', { authenticate: true }),
  card('4000000000003220', 'pm_card_threeDSecure2Required', { authenticate: true }),
  card('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', {
    authenticate: true,
    ...declined('insufficient_funds'),
  }),
  card('4000000000000259', 'pm_card_createDispute', { afterwards: 'dispute' }),
  card('4000000000009235', 'pm_card_riskLevelElevated', { afterwards: 'review' }),
  card('4000000000005423', 'pm_card_createIssuerFraudRecord', { afterwards: 'fraud_warning' }),
  card('4000000000007726', 'pm_card_pendingRefund', { afterwards: 'refund_pending' }),
  card('4000000000005126', 'pm_card_refundFail', { afterwards: 'refund_fails' }),
]

const byNumber = new Map(CARDS.map((entry) => [entry.number, entry]))
const byAlias = new Map(CARDS.flatMap((entry) => (entry.alias === undefined ? [] : [[entry.alias, entry]])))

export function cardOfNumber(number: string): TestCard | undefined {
  return byNumber.get(number)
}

export function cardOfAlias(alias: string): TestCard | undefined {
  return byAlias.get(alias)
}
