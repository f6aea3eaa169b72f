import { AppError } from '@shop/api/lib/app-error'
import { expect, test } from 'vitest'
import { createRequestBudget } from './request-budget.ts'

function aBudget({ points = 10, seconds = 5 } = {}) {
  const clock = { now: 0 }
  const take = createRequestBudget({ points, seconds, now: () => clock.now })
  const taken = (address: string, times: number) => {
    let count = 0
    for (let n = 0; n < times; n++) {
      try {
        take(address)
        count++
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
    }
    return count
  }
  return { clock, take, taken }
}

test('allows the full budget at once, then as many as are refilled', () => {
  const { clock, taken } = aBudget()
  expect(taken('203.0.113.7', 100)).toBe(10)
  clock.now += 1_000
  expect(taken('203.0.113.7', 100)).toBe(2)
  clock.now += 3_600_000
  expect(taken('203.0.113.7', 100)).toBe(10)
})

test('an address above its budget gets the time until the next request is allowed', () => {
  const { take, taken } = aBudget({ points: 2, seconds: 60 })
  taken('203.0.113.7', 2)
  expect(() => take('203.0.113.7')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 30 }),
  )
})

test('each network has its own budget, and all addresses of an IPv6 network share one', () => {
  const { taken } = aBudget()
  expect(taken('203.0.113.7', 20)).toBe(10)
  expect(taken('203.0.113.8', 20)).toBe(10)
  expect(taken('2001:db8:1:2::1', 6) + taken('2001:db8:1:2:ffff::9', 6)).toBe(10)
})

test('any number of addresses takes bounded memory, and a new address gets its full budget', () => {
  const { taken } = aBudget()
  for (let n = 0; n < 60_000; n++) taken(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1)
  expect(taken('203.0.113.7', 20)).toBe(10)
})
