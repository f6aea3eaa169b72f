import { checkAccent } from '@shop/contract/theme/accent'
import { contrastRatio } from '@shop/contract/theme/contrast'
import { fontPairIds } from '@shop/contract/theme/fonts'
import { paletteIds } from '@shop/contract/theme/palettes'
import { describe, expect, test } from 'vitest'
import { darkStyles } from './dark.ts'
import { type EmailStyle, emailStyle, inStyle } from './email-style.ts'
import { colors, darkColors } from './style.ts'

const accents = ['#7a3f36', '#0b5394', '#006d4e', '#8a1c7c', '#8c5a00', '#111111']
const usual = emailStyle({ palette: 'vinho', accent: null, fonts: 'cormorant-figtree' })
const themes = paletteIds.flatMap((palette) => [
  { palette, accent: null },
  ...accents.filter((accent) => checkAccent(palette, accent).passes).map((accent) => ({ palette, accent })),
])

type Pair = readonly [name: string, text: string, ground: string]

const inLight = ({ light }: EmailStyle): Pair[] => [
  ...(['ink', 'inkSoft', 'wine', 'gold', 'green'] as const).flatMap((text): Pair[] => [
    [`${text} on card`, light[text], light.card],
    [`${text} on paper`, light[text], light.paper],
  ]),
  ['inkSoft on page', light.inkSoft, light.page],
  ['ink on banner', light.ink, light.banner],
  ['onWine on wine', light.onWine, light.wine],
]
const inDark = ({ dark }: EmailStyle): Pair[] => [
  ...(['ink', 'inkSoft', 'gold', 'green'] as const).flatMap((text): Pair[] => [
    [`${text} on card`, dark[text], dark.card],
    [`${text} on paper`, dark[text], dark.paper],
  ]),
  ['wine on card', dark.wine.text, dark.card],
  ['wine on paper', dark.wine.text, dark.paper],
  ['inkSoft on page', dark.inkSoft, dark.page],
  ['ink on banner', dark.ink, dark.banner],
  ['onWine on wine', dark.onWine, dark.wine.ground],
]

describe.each(themes)('with the palette $palette and the accent $accent', (theme) => {
  const style = emailStyle({ ...theme, fonts: 'cormorant-figtree' })

  test('every text is legible, in the light and in the dark', () => {
    const failing = [...inLight(style), ...inDark(style)].filter(
      ([, text, ground]) => contrastRatio(text, ground) < 4.5,
    )
    expect(failing).toEqual([])
  })

  test('every colour of the light e-mail has one in the dark, as text and as ground', () => {
    for (const color of Object.values(style.light)) {
      expect(darkStyles(style)).toContain(`color:${color}"]`)
      expect(darkStyles(style)).toContain(`[bgcolor="${color}"]`)
    }
    // Selected by their text: two with the same value could not differ in the dark.
    expect(new Set(Object.values(style.light)).size).toBe(Object.keys(colors).length)
  })
})

test('the usual theme has the usual colours', () => {
  expect([usual.light, usual.dark]).toEqual([colors, darkColors])
})

test.each(fontPairIds)('the fonts %s end in one that every device has', (fonts) => {
  const { title, text } = emailStyle({ palette: 'vinho', accent: null, fonts }).fonts
  for (const list of [title, text]) expect(list).toMatch(/,(?:sans-)?serif$/)
})

test('a style replaces colours of attributes, and none that a customer wrote', () => {
  const { light } = emailStyle({ palette: 'salvia', accent: null, fonts: 'tenor-jost' })
  expect(
    inStyle('<p style="color:#7a3f36;">#7a3f36 style=&quot;color:#7a3f36;&quot;</p>', {
      ...usual,
      light,
    }),
  ).toBe(`<p style="color:${light.wine};">#7a3f36 style=&quot;color:#7a3f36;&quot;</p>`)
})
