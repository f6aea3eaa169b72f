/**
 * The styles of an inbox with a dark theme. Every element has its light colours inline, because most mail programs read
 * nothing else; those that know `prefers-color-scheme` also know selectors by the style attribute. So a block says its
 * colours once, and this file what each is in the dark.
 */
import type { EmailStyle } from './email-style.ts'
import { colors } from './style.ts'

type Name = keyof typeof colors

export function darkStyles(style: EmailStyle): string {
  const names = Object.keys(colors) as Name[]
  return names.map((name) => rulesOf(name, style)).join('\n')
}

function rulesOf(name: Name, style: EmailStyle): string {
  const light = style.light[name]
  const dark = style.dark[name]
  const { text, ground } = typeof dark === 'string' ? { text: dark, ground: dark } : dark
  return [
    `[style*=";color:${light}"],[style^="color:${light}"]{color:${text}!important}`,
    `[style*="background:${light}"],[bgcolor="${light}"]{background:${ground}!important}`,
    `[style*="solid ${light}"]{border-color:${ground}!important}`,
  ].join('\n')
}
