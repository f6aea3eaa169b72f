import { expect, test } from 'vitest'
import { darkStyles } from './dark.ts'
import { colors, darkColors } from './style.ts'

type Color = string
const { wine } = darkColors

/** WCAG 2.2, 1.4.3. */
function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Color): number {
  const channel = (from: number) => {
    const share = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

type Pair = readonly [name: string, text: Color, ground: Color]

const inLight: Pair[] = [
  ...(['ink', 'inkSoft', 'wine', 'gold', 'green'] as const).flatMap((text): Pair[] => [
    [`${text} on card`, colors[text], colors.card],
    [`${text} on paper`, colors[text], colors.paper],
  ]),
  ['inkSoft on page', colors.inkSoft, colors.page],
  ['ink on banner', colors.ink, colors.banner],
  ['onWine on wine', colors.onWine, colors.wine],
]
const inDark: Pair[] = [
  ...(['ink', 'inkSoft', 'gold', 'green'] as const).flatMap((text): Pair[] => [
    [`${text} on card`, darkColors[text], darkColors.card],
    [`${text} on paper`, darkColors[text], darkColors.paper],
  ]),
  ['wine on card', wine.text, darkColors.card],
  ['inkSoft on page', darkColors.inkSoft, darkColors.page],
  ['ink on banner', darkColors.ink, darkColors.banner],
  ['onWine on wine', darkColors.onWine, wine.ground],
]

test.each(inLight)('in the light, %s is legible', (_pair, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(inDark)('in the dark, %s is legible', (_pair, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('every colour of the light e-mail has one in the dark, as text and as ground', () => {
  for (const color of Object.values(colors)) {
    expect(darkStyles()).toContain(`color:${color}"]`)
    expect(darkStyles()).toContain(`[bgcolor="${color}"]`)
  }
  // Selected by their text: two with the same value could not differ in the dark.
  expect(new Set(Object.values(colors)).size).toBe(Object.keys(colors).length)
})
