import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBRL } from './money.ts'
import { formatTypedMoney, moneyExample, parseTypedMoney, typedMoney } from './typed-money.ts'

const spaces = ['', ' ', '\u00a0', '\u202f', '  ']
const grouped = (reais: number) => String(reais).replace(/\B(?=(\d{3})+$)/g, '.')

/** Different spellings of the same amount. */
function waysOf(cents: number): string[] {
  const [reais, centavos] = [Math.floor(cents / 100), cents % 100]
  const two = String(centavos).padStart(2, '0')
  const decimals = [`,${two}`]
  if (centavos % 10 === 0) decimals.push(`,${centavos / 10}`)
  if (centavos === 0) decimals.push('', ',')
  const sums = [String(reais), grouped(reais)].flatMap((whole) => decimals.map((rest) => whole + rest))
  return sums.flatMap((sum) => [
    sum,
    ` ${sum}\u00a0`,
    `${sum} reais`,
    ...spaces.flatMap((space) => [`R$${space}${sum}`, `r$${space}${sum}${space}`]),
  ])
}

const sums = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.integer({ min: 0, max: 9_999_999 }).map((reais) => reais * 100),
  fc.integer({ min: 0, max: 99_999_999 }).map((tenths) => tenths * 10),
)

test('every spelling of an amount is parsed as that amount', () => {
  fc.assert(
    fc.property(sums, (cents) => {
      for (const text of waysOf(cents)) expect([text, parseTypedMoney(text)]).toEqual([text, cents])
    }),
    { numRuns: 200 },
  )
})

test('amounts formatted by the shop are parsed back to the same value', () => {
  fc.assert(
    fc.property(
      sums,
      (cents) =>
        parseTypedMoney(formatBRL(cents)) === cents && parseTypedMoney(formatTypedMoney(cents)) === cents,
    ),
  )
})

test('no text of digits, points and commas is parsed as a different amount than it spells', () => {
  const text = fc.string({
    unit: fc.constantFrom('0', '1', '5', '9', '.', ','),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, (typed) => {
      const cents = parseTypedMoney(typed)
      // An accepted text must be one of the spellings of its amount.
      return cents === undefined || waysOf(cents).includes(typed.replace(/^0+(?=\d)/, ''))
    }),
    { numRuns: 2000 },
  )
})

describe('an ambiguous or meaningless amount is rejected', () => {
  test.each([
    '1.50',
    '1,500',
    '1.5000',
    '12.34,5',
    '1500.50',
    '1.5',
    '0.500',
    '1,500.00',
    '1.500.00',
    '1..500',
    '1,2,3',
    '1.500,005',
    '15.00,00',
    '1 500',
    '-1',
    '+1',
    '1e3',
    '1.500,00 USD',
    'R$',
    ',50',
    '.',
    ',',
    '',
    'mil',
    '9999999999',
  ])('%j', (text) => {
    expect(parseTypedMoney(text)).toBeUndefined()
  })
})

test('a form shows how to type an amount that it rejects', () => {
  expect(typedMoney.safeParse('1.50').error?.issues[0]?.message).toBe(moneyExample)
  expect(typedMoney.parse('R$ 4.590,90')).toBe(459_090)
  expect(typedMoney.encode(689_000)).toBe('6.890,00')
})
