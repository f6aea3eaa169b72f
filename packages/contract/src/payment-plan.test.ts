import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-days.ts'
import {
  addMonths,
  chargeLabel,
  defaultPlanTerms,
  isPlanOffered,
  planCharges,
  planSummary,
  planText,
} from './payment-plan.ts'

const terms = defaultPlanTerms
const acucena = { totalCents: 689_000, today: '2026-05-18', readyOn: '2026-12-08' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a plan', () => {
  test('has a deposit of 30 %, and a part each month until ten days before it is ready', () => {
    expect(planCharges(terms, { ...acucena, parts: 6 })).toEqual([
      { kind: 'deposit', amountCents: 206_700, dueOn: '2026-05-18' },
      { kind: 'part', amountCents: 80_385, dueOn: '2026-06-18' },
      ...['07', '08', '09', '10', '11'].map((month) => ({
        kind: 'part',
        amountCents: 80_383,
        dueOn: `2026-${month}-18`,
      })),
    ])
  })

  test('has one rest on the last day where no whole month is left', () => {
    const soon = { totalCents: 689_000, today: '2026-11-16', readyOn: '2026-12-22' }
    expect(planCharges(terms, soon)).toEqual([
      { kind: 'deposit', amountCents: 206_700, dueOn: '2026-11-16' },
      { kind: 'part', amountCents: 482_300, dueOn: '2026-12-12' },
    ])
  })

  test('is not possible where the last part would be due today or earlier', () => {
    const input = { totalCents: 689_000, today: '2026-11-16' }
    expect(planCharges(terms, { ...input, readyOn: '2026-11-26' })).toBeUndefined()
    expect(planCharges(terms, { ...input, readyOn: '2026-11-27' })).toHaveLength(2)
  })

  test('has as many parts as there are whole months, and at most as many as the atelier allows', () => {
    const count = (readyOn: string, maxParts = 10) =>
      (planCharges({ ...terms, maxParts }, { ...acucena, readyOn })?.length ?? 0) - 1
    expect(count('2026-12-08')).toBe(6)
    expect(count('2026-11-27')).toBe(5)
    expect(count('2028-05-18')).toBe(10)
    expect(count('2028-05-18', 3)).toBe(3)
  })

  test('has fewer parts where she wants fewer, and never more than there can be', () => {
    expect(planCharges(terms, { ...acucena, parts: 2 })).toHaveLength(3)
    expect(planCharges(terms, { ...acucena, parts: 36 })).toHaveLength(7)
  })

  test('is due on the last day of a month that is shorter', () => {
    expect([1, 2, 3, 13].map((count) => addMonths('2027-01-31', count))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ])
  })

  test('adds up to the total, whatever the total, the days and the terms are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999_999 }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 10, max: 90 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 90 }),
        (totalCents, days, depositPercent, maxParts, lastDueDays) => {
          const today = '2026-01-31'
          const readyOn = addDays(today, days)
          const input = { totalCents, today, readyOn }
          const charges = planCharges({ ...terms, depositPercent, maxParts, lastDueDays }, input) ?? []
          if (charges.length === 0) return
          const [deposit, ...parts] = charges
          expect(charges.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
          expect(deposit?.amountCents).toBe(Math.round((totalCents * depositPercent) / 100))
          expect(parts.length).toBeLessThanOrEqual(maxParts)
          const others = parts.slice(1).map(({ amountCents }) => amountCents)
          expect(new Set(others).size).toBeLessThanOrEqual(1)
          for (const { amountCents, dueOn } of parts) {
            expect(amountCents).toBeGreaterThanOrEqual(50)
            expect(dueOn > today && dueOn <= addDays(readyOn, -lastDueDays)).toBe(true)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

test('a plan is offered where what is made costs enough', () => {
  const made = (amountCents: number) => ({ offer: 'made_to_order' as const, amountCents })
  expect(isPlanOffered(terms, [made(100_000)])).toBe(true)
  expect(isPlanOffered(terms, [made(99_999)])).toBe(false)
  expect(isPlanOffered(terms, [made(60_000), made(40_000)])).toBe(true)
  expect(isPlanOffered(terms, [{ amountCents: 900_000 }, made(99_999)])).toBe(false)
  expect(isPlanOffered(terms, [{ amountCents: 900_000 }])).toBe(false)
  expect(isPlanOffered({ ...terms, offers: [] }, [made(100_000)])).toBe(false)
})

test('a plan in one sentence', () => {
  const six = planCharges(terms, acucena) ?? []
  expect(plain(planSummary(six))).toBe(
    'sinal de R$ 2.067,00 e 6 parcelas sem juros até a entrega: 1 de R$ 803,85 e 5 de R$ 803,83',
  )
  const equal = planCharges(terms, { ...acucena, totalCents: 600_000 }) ?? []
  expect(plain(planSummary(equal))).toBe(
    'sinal de R$ 1.800,00 e 6 parcelas sem juros até a entrega: 6 de R$ 700,00',
  )
  const rest = planCharges(terms, { ...acucena, parts: 1 }) ?? []
  expect(plain(planSummary(rest))).toBe('sinal de R$ 2.067,00 e R$ 4.823,00 até 18/06/2026')
})

test('the charges of an order have names', () => {
  const part = { kind: 'part' as const }
  const parts = [{ ...part }, { ...part, cancelledAt: new Date() }, { ...part }]
  expect(parts.map((one) => chargeLabel(one, parts))).toEqual([
    'Parcela 1 de 2',
    'Parcela cancelada',
    'Parcela 2 de 2',
  ])
  expect(chargeLabel(part, [part])).toBe('Restante')
  const extra = { kind: 'extra' as const, description: 'renda no punho' }
  expect(chargeLabel(extra, [extra])).toBe('Acréscimo: renda no punho')
})

test('what she agrees to names every amount and day, and what happens if she cancels', () => {
  const text = planText(
    planCharges(terms, { ...acucena, parts: 2 }) ?? [],
    'Se você desistir, devolvemos tudo.',
  )
  expect(plain(text)).toBe(
    [
      'Sinal e parcelas',
      'Sinal: R$ 2.067,00, vence em 18/05/2026.',
      'Parcela 1 de 2: R$ 2.411,50, vence em 18/06/2026.',
      'Parcela 2 de 2: R$ 2.411,50, vence em 18/07/2026.',
      'Total, sem juros: R$ 6.890,00.',
      'O sinal é parte do preço. A entrega é feita depois da última parcela.',
      'Se você desistir, devolvemos tudo.',
    ].join('\n'),
  )
})
