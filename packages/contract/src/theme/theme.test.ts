import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPairIds, fontPairs } from './fonts.ts'
import { paletteIds } from './palettes.ts'
import { defaultTheme, type Theme, themeColors, themeContent, themeCss } from './theme.ts'

const webStyles = new URL('../../../../apps/web/app/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, webStyles), 'utf8')

/** What may follow a name in a rule of the theme: colours, lengths, and lists of quoted or plain font names. */
const RULE =
  /^:root\{--[a-z0-9-]+:(?:#[0-9a-f]{6}|[\d.]+(?:px|em)?(?: [\d.]+(?:px|em)?)*|["A-Za-z0-9 ,-]+)(?:;--[a-z0-9-]+:(?:#[0-9a-f]{6}|[\d.]+(?:px|em)?(?: [\d.]+(?:px|em)?)*|["A-Za-z0-9 ,-]+))*\}$/

const themes = paletteIds.flatMap((palette) =>
  fontPairIds.flatMap((fonts) =>
    (['soft', 'straight'] as const).flatMap((corners) =>
      [null, '#004488'].map(
        (accent): Theme => ({ palette, fonts, corners, accent, logo: null, symbol: null }),
      ),
    ),
  ),
)

test('the default theme changes nothing', () => {
  expect(themeCss(defaultTheme)).toBe('')
  expect(themeContent.parse(defaultTheme)).toEqual(defaultTheme)
})

test.each(themes)('$palette, $fonts, $corners, $accent is one rule of tokens', (theme) => {
  const css = themeCss(theme)
  if (css !== '') expect(css).toMatch(RULE)
  const declared = [...css.matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name)
  for (const name of declared) expect(read('tokens.css')).toContain(`--${name}:`)
  expect(new Set(declared).size).toBe(declared.length)
})

test('an accent declares the colours that are derived from it, and no other', () => {
  const css = themeCss({ ...defaultTheme, accent: '#004488' })
  expect(css).toMatch(
    /^:root\{--color-wine:#004488;--color-wine-strong:#[0-9a-f]{6};--color-wine-soft:#[0-9a-f]{6}\}$/,
  )
  expect(themeColors({ palette: 'vinho', accent: '#004488' }).wine).toBe('#004488')
})

test('soft corners and the default fonts are those of the style sheet', () => {
  const straight = themeCss({ ...defaultTheme, corners: 'straight' })
  expect(straight).toContain('--radius-arch:0')
  const tokens = read('tokens.css').replaceAll(/\/\*.*?\*\//gs, '')
  for (const [name, value] of Object.entries(fontPairs['cormorant-figtree'].tokens)) {
    expect(tokens).toContain(`--${name}: ${value};`)
  }
  for (const [name, value] of [
    ['radius-1', '2px'],
    ['radius-2', '6px'],
    ['radius-3', '14px'],
    ['radius-pill', '999px'],
    ['radius-arch', '999px 999px 0 0'],
  ]) {
    expect(tokens).toContain(`--${name}: ${value};`)
  }
})

test.each(fontPairIds)('every font of %s is declared, from the shop itself, in at most 40 kB', (id) => {
  const css = read(id === 'cormorant-figtree' ? 'fonts.css' : `fonts-${id}.css`)
  const { 'font-title': title, 'font-text': text, 'font-brand': brand } = fontPairs[id].tokens
  for (const [, family] of `${title},${text},${brand}`.matchAll(/"([^"]+)"/g)) {
    if (family !== 'Segoe UI') expect(css).toContain(`font-family: "${family}"`)
  }
  for (const [, url = ''] of css.matchAll(/url\("([^"]+)"\)/g)) {
    expect(url).toMatch(/^\.\.\/assets\/fonts\/[a-z0-9-]+\.woff2$/)
    expect(readFileSync(new URL(url, webStyles)).byteLength).toBeLessThanOrEqual(40_000)
  }
})

const payloads = [
  '#7a3f36;}*{display:none',
  'red',
  '#fff',
  '#7A3F3',
  '#7a3f36\n',
  '#7a3f36}</style><script>alert(1)</script>',
  'url(https://evil.example/x)',
  'expression(alert(1))',
  'var(--color-ink)',
  '#7a3f3６',
  '\\23 7a3f36',
  '/**/#7a3f36',
  '#7a3f36 !important',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '@import "https://evil.example/x.css"',
  '</style>',
  '',
  ' #7a3f36',
  'vinho;',
  'VINHO',
  'salvia}',
  '#7a3f36'.repeat(2000),
]
const hostile = payloads.flatMap((text) =>
  (['palette', 'accent', 'fonts', 'corners'] as const).map((field) => ({ ...defaultTheme, [field]: text })),
)

test('of 100 hostile values none is a theme, and none reaches the style', () => {
  expect(hostile).toHaveLength(100)
  for (const value of hostile) {
    expect(themeContent.safeParse(value).success).toBe(false)
    expect(themeCss(value)).toBe('')
  }
})

test('what is no theme at all has no style', () => {
  for (const value of [null, undefined, '', 0, [], {}, { palette: 'vinho' }]) expect(themeCss(value)).toBe('')
})
