import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentColors, checkAccent } from './accent.ts'
import { failingPairText, formatRatio } from './accent-text.ts'
import { contrastRatio } from './contrast.ts'
import { toOklch } from './oklch.ts'
import { failingPairs } from './pair-contrast.ts'
import { paletteIds, palettes } from './palettes.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('of 1,000 accents, what is accepted and what is offered instead passes every pair', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paletteIds), hex, (palette, accent) => {
      const check = checkAccent(palette, accent)
      const { colors, ratio } = check.passes ? check : check.nearest
      expect(failingPairs(colors)).toEqual([])
      expect(ratio).toBeGreaterThanOrEqual(4.5)
      expect(colors.wine).toBe(check.passes ? accent : check.nearest.accent)
      expect(check.passes).toBe(failingPairs(accentColors(palette, accent)).length === 0)
    }),
    { numRuns: 1000 },
  )
})

test('the accent offered is nearly the lightest of its hue that passes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paletteIds), hex, (palette, accent) => {
      const check = checkAccent(palette, accent)
      if (check.passes) return
      expect(toOklch(check.nearest.accent).lightness).toBeLessThan(toOklch(accent).lightness + 0.01)
      expect(check.nearest.ratio).toBeLessThan(4.9)
    }),
    { numRuns: 300 },
  )
})

test.each(paletteIds)('an accent changes nothing else of palette %s', (palette) => {
  const { wine, 'wine-strong': _, 'wine-soft': __, ...rest } = accentColors(palette, '#004488')
  expect(wine).toBe('#004488')
  expect(palettes[palette].colors).toMatchObject(rest)
})

test('an accent that is too light is explained with the pair an owner sees first', () => {
  const check = checkAccent('vinho', '#c98b86')
  if (check.passes) throw new Error('passes')
  expect(failingPairText(check.failing)).toBe('Não passa: branco sobre ela dá 2,8 : 1; o mínimo é 4,5.')
  expect(contrastRatio('#ffffff', check.nearest.accent)).toBeGreaterThan(4.5)
})

test('an accent that carries white text but cannot be read as text names its ground', () => {
  const check = checkAccent('vinho', '#9b5c52')
  if (check.passes) throw new Error('passes')
  expect(failingPairText(check.failing)).toBe(
    'Não passa: ela sobre o fundo das fotos dá 3,9 : 1; o mínimo é 4,5.',
  )
})

test('a ratio that misses a minimum is not rounded up to it', () => {
  const shown = [4.4999, 4.5, 6, 2.29, 2.96].map(formatRatio)
  expect(shown).toEqual(['4,4 : 1', '4,5 : 1', '6,0 : 1', '2,3 : 1', '2,9 : 1'])
})
