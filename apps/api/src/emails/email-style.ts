/**
 * Colours and fonts of the emails of a shop, of its theme. Blocks are written in those of `style.ts`; `inStyle` replaces
 * them once the email is whole, so that a block needs to know no theme.
 */
import { contrastRatio } from '@shop/contract/theme/contrast'
import type { FontPairId } from '@shop/contract/theme/fonts'
import { toHex, toOklch } from '@shop/contract/theme/oklch'
import { defaultTheme, type Theme, themeColors } from '@shop/contract/theme/theme'
import { escapeMarkup } from '../lib/markup.ts'
import { colors, darkColors, sans, serif } from './style.ts'

type Name = keyof typeof colors

export interface EmailStyle {
  light: Readonly<Record<Name, string>>
  dark: Readonly<Record<Exclude<Name, 'wine'>, string>> & { wine: { text: string; ground: string } }
  fonts: { title: string; text: string }
}

/** The fonts of a pair, then what mail programs have that is most like them. */
const fonts: Readonly<Record<FontPairId, EmailStyle['fonts']>> = {
  'cormorant-figtree': { title: serif, text: sans },
  'tenor-jost': {
    title: "'Tenor Sans',Optima,Candara,Arial,sans-serif",
    text: "Jost,'Century Gothic',Futura,Arial,sans-serif",
  },
  'playfair-source': {
    title: "'Playfair Display',Georgia,'Times New Roman',serif",
    text: "'Source Sans 3','Segoe UI',Arial,Helvetica,sans-serif",
  },
}

/** One step of lightness. */
const STEP = 0.01
const MINIMUM = 4.5

export function emailStyle(theme: Pick<Theme, 'palette' | 'accent' | 'fonts'>): EmailStyle {
  const { wine, ...rest } = themeColors(theme)
  const isUsual = theme.palette === defaultTheme.palette
  const light = isUsual
    ? { ...colors, wine }
    : {
        ...{ page: rest['paper-3'], card: colors.card, banner: rest.paper, paper: rest['paper-2'] },
        ...{ ink: rest.ink, inkSoft: rest['ink-2'], wine, line: rest.line },
        ...{ gold: rest.gold, green: rest.ok, onWine: colors.onWine },
      }
  return {
    light: distinct(light),
    dark: darkOf(light, isUsual ? null : rest.ink),
    fonts: fonts[theme.fonts],
  }
}

/** Selected by their text in the dark: two with the same value could not differ there. */
function distinct(light: Record<Name, string>): EmailStyle['light'] {
  const taken = new Set<string>()
  const own = (hex: string): string => {
    if (!taken.has(hex)) return hex
    const value = Number.parseInt(hex.slice(1), 16)
    return own(`#${(value % 2 === 0 ? value + 1 : value - 1).toString(16).padStart(6, '0')}`)
  }
  const entries = Object.entries(light).map(([name, hex]) => {
    const value = own(hex)
    taken.add(value)
    return [name, value] as const
  })
  return { ...light, ...Object.fromEntries(entries) }
}

/** The usual dark colours in the hues of the theme: the grounds in that of `ink`, or as usual. */
function darkOf(light: Readonly<Record<Name, string>>, ink: string | null): EmailStyle['dark'] {
  const { wine, ...usual } = darkColors
  const ground = (color: string) => (ink === null ? color : inHueOf(color, ink))
  const card = ground(usual.card)
  const paper = ground(usual.paper)
  const text = (color: string, own: Name) =>
    light[own] === colors[own] ? color : legible(inHueOf(color, light[own]), [card, paper], STEP)
  const { onWine } = usual
  return {
    ...usual,
    ...{ page: ground(usual.page), card, banner: ground(usual.banner), paper, line: ground(usual.line) },
    ...{ gold: text(usual.gold, 'gold'), green: text(usual.green, 'green') },
    wine: {
      text: text(wine.text, 'wine'),
      ground:
        light.wine === colors.wine ? wine.ground : legible(inHueOf(wine.ground, light.wine), [onWine], -STEP),
    },
  }
}

/** As light as the usual colour, and no stronger. */
function inHueOf(usual: string, own: string): string {
  const { lightness, chroma } = toOklch(usual)
  const { hue, chroma: most } = toOklch(own)
  return toHex({ lightness, chroma: Math.min(chroma, most), hue })
}

function legible(color: string, others: readonly string[], step: number): string {
  const start = toOklch(color)
  let found = color
  for (
    let { lightness } = start;
    lightness > 0 && lightness < 1 && others.some((other) => contrastRatio(found, other) < MINIMUM);
    lightness += step
  )
    found = toHex({ ...start, lightness: lightness + step })
  return found
}

const STYLED = /(?: style| bgcolor)="[^"]*"/g

/** Only in attributes: no text can look like one, because its quotes are escaped. */
export function inStyle(markup: string, { light, fonts: { title, text } }: EmailStyle): string {
  const byUsual = new Map<string, string>(
    (Object.keys(colors) as Name[]).map((name) => [colors[name], light[name]]),
  )
  return markup.replaceAll(STYLED, (attribute) =>
    attribute
      .replaceAll(/#[\da-f]{6}/g, (hex) => byUsual.get(hex) ?? hex)
      .replaceAll(escapeMarkup(serif), escapeMarkup(title))
      .replaceAll(escapeMarkup(sans), escapeMarkup(text)),
  )
}
