import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorTokens } from './colors.ts'
import { contrastRatio } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'
import { failingPairs, lowestTextRatio } from './pair-contrast.ts'
import { paletteIds, palettes } from './palettes.ts'
import { usedPairs } from './used-pairs.ts'

const styles = readFileSync(new URL('../../../../apps/web/app/styles/tokens.css', import.meta.url), 'utf8')

const everyPair = paletteIds.flatMap((id) =>
  usedPairs.map(({ front, ground, minimum }) => ({ id, front, ground, minimum })),
)

test.each(everyPair)('palette $id: $front on $ground reaches $minimum', ({ id, front, ground, minimum }) => {
  const { colors } = palettes[id]
  expect(contrastRatio(colors[front], colors[ground])).toBeGreaterThanOrEqual(minimum)
})

test.each(paletteIds)('palette %s passes AA as a whole', (id) => {
  expect(failingPairs(palettes[id].colors)).toEqual([])
  expect(lowestTextRatio(palettes[id].colors)).toBeGreaterThanOrEqual(4.5)
})

test('the first palette is exactly what the style sheet declares', () => {
  const declared: Record<string, string> = {}
  for (const [, name = '', value = ''] of styles.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)) {
    declared[name] = value
  }
  expect(declared).toEqual(palettes.vinho.colors)
  expect(Object.keys(declared).sort()).toEqual([...colorTokens].sort())
})

test('a palette belongs to no shop', () => {
  for (const { label } of Object.values(palettes)) expect(label).not.toMatch(/alva|maio|aurora/i)
})

test('every colour survives the conversion to OKLCH and back', () => {
  for (const { colors } of Object.values(palettes)) {
    for (const color of Object.values(colors)) expect(toHex(toOklch(color))).toBe(color)
  }
})
