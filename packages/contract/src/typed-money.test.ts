import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBRL } from './money.ts'
import { formatTypedMoney, moneyExample, parseTypedMoney, typedMoney } from './typed-money.ts'

const spaces = ['', ' ', '\u00a0', '\u202f', '  ']
const grouped = (reais: number) => String(reais).replace(/\B(?=(\d{3})+$)/g, '.')

/** Ways in which people write the same sum. */
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

test('every way of writing a sum is understood as that sum', () => {
  fc.assert(
    fc.property(sums, (cents) => {
      for (const text of waysOf(cents)) expect([text, parseTypedMoney(text)]).toEqual([text, cents])
    }),
    { numRuns: 200 },
  )
})

test('what the shop itself shows is understood as what it meant', () => {
  fc.assert(
    fc.property(
      sums,
      (cents) =>
        parseTypedMoney(formatBRL(cents)) === cents && parseTypedMoney(formatTypedMoney(cents)) === cents,
    ),
  )
})

test('no text of digits, points and commas is understood as another sum than it spells', () => {
  const text = fc.string({
    unit: fc.constantFrom('0', '1', '5', '9', '.', ','),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, (typed) => {
      const cents = parseTypedMoney(typed)
      // Whatever is accepted is one of the ways in which its own sum is written.
      return cents === undefined || waysOf(cents).includes(typed.replace(/^0+(?=\d)/, ''))
    }),
    { numRuns: 2000 },
  )
})

describe('a sum that could mean two things, or none, is rejected', () => {
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

test('a form says how to type what it rejects', () => {
  expect(typedMoney.safeParse('1.50').error?.issues[0]?.message).toBe(moneyExample)
  expect(typedMoney.parse('R$ 4.590,90')).toBe(459_090)
  expect(typedMoney.encode(689_000)).toBe('6.890,00')
})
