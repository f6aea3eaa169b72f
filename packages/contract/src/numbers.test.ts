import { describe, expect, it } from 'vitest'
import { formatDecimals, formatNumber } from './numbers.ts'

describe('numbers as written in Brazil', () => {
  const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
  const one = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const two = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

  it('groups thousands and writes a comma before decimals, as Intl does', () => {
    for (const value of [
      0, 7, 42, 999, 1_000, 12_345, 999_999, 1_000_000, 987_654_321, -1_234, 4.5, 1_234.5,
    ]) {
      expect(formatNumber(value)).toBe(plain.format(value))
    }
  })

  it('writes averages with one decimal as Intl does', () => {
    for (let count = 1; count <= 60; count += 1) {
      for (let sum = count; sum <= 5 * count; sum += 1) {
        expect(formatDecimals(sum / count, 1)).toBe(one.format(sum / count))
      }
    }
  })

  it('writes sums with two decimals as Intl does', () => {
    for (let cents = -250_000; cents <= 12_500_000; cents += 997) {
      expect(formatDecimals(cents / 100, 2)).toBe(two.format(cents / 100))
    }
  })

  it('writes no sign before a zero', () => {
    expect(formatDecimals(-0.001, 2)).toBe('0,00')
    expect(formatDecimals(-0, 2)).toBe('0,00')
  })
})
