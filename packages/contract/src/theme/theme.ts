import { z } from '../zod.ts'
import { accentColors } from './accent.ts'
import { type Colors, colorTokens } from './colors.ts'
import { fontPairIds, fontPairs } from './fonts.ts'
import { isLogoMarkup } from './logo-markup.ts'
import { paletteIds, palettes } from './palettes.ts'

const shapes = ['soft', 'straight'] as const

const logo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('svg'), svg: z.string().refine(isLogoMarkup, 'Envie o logotipo de novo.') }),
  z.object({ kind: z.literal('png'), hash: z.string().regex(/^[\w-]{1,100}$/, 'Envie o logotipo de novo.') }),
])

/**
 * How the shop looks. Whether its accent has enough contrast is decided on publishing (`checkAccent`): a draft may have
 * one that does not.
 */
export const themeContent = z.object({
  palette: z.enum(paletteIds),
  /** Instead of the palette's own. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Escreva a cor como #7a3f36.')
    .nullable(),
  fonts: z.enum(fontPairIds),
  corners: z.enum(shapes),
  logo: logo.nullable(),
  /** For small places and the browser's tab; themes of before it had one have none. */
  symbol: logo.nullable().default(null),
})

export type Theme = z.output<typeof themeContent>

export const defaultTheme: Theme = {
  palette: 'vinho',
  accent: null,
  fonts: 'cormorant-figtree',
  corners: 'soft',
  logo: null,
  symbol: null,
}

/** Without the arch; also the pill of chips and badges, which would not stand beside straight boxes. */
const corners: Readonly<Record<(typeof shapes)[number], Readonly<Record<string, string>>>> = {
  soft: {
    'radius-1': '2px',
    'radius-2': '6px',
    'radius-3': '14px',
    'radius-pill': '999px',
    'radius-arch': '999px 999px 0 0',
  },
  straight: { 'radius-1': '0', 'radius-2': '0', 'radius-3': '0', 'radius-pill': '2px', 'radius-arch': '0' },
}

export function themeColors({ palette, accent }: Pick<Theme, 'palette' | 'accent'>): Colors {
  return accent === null ? palettes[palette].colors : accentColors(palette, accent)
}

/**
 * The tokens that differ from the style sheet's, as one rule; empty for the default theme. Its values come from the
 * lists of this folder and a validated accent only: a value that is not a theme has none.
 */
export function themeCss(value: unknown): string {
  const theme = themeContent.safeParse(value)
  if (!theme.success) return ''
  const usual = tokensOf(defaultTheme)
  const changed = Object.entries(tokensOf(theme.data)).filter(([name, text]) => usual[name] !== text)
  if (changed.length === 0) return ''
  return `:root{${changed.map(([name, text]) => `--${name}:${text}`).join(';')}}`
}

function tokensOf(theme: Theme): Record<string, string> {
  const colors = themeColors(theme)
  return {
    ...Object.fromEntries(colorTokens.map((token) => [`color-${token}`, colors[token]])),
    ...fontPairs[theme.fonts].tokens,
    ...corners[theme.corners],
  }
}
