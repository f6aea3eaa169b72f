import { type Html, html } from './html.ts'
import { colors, serif } from './style.ts'

interface Banner {
  hasLogo: boolean
  version: string
}

/** As mail programs show them; their files are twice as large. */
export const bannerPictures = {
  logo: { width: 280, height: 64 },
  symbol: { width: 52, height: 60 },
} as const

type Part = keyof typeof bannerPictures

/** The shop's logo; without one its symbol and its name as text, which is read before, and without, the pictures. */
export function emailBanner(name: string, publicUrl: string, { hasLogo, version }: Banner): Html {
  const picture = (part: Part, theme: 'light' | 'dark', alt: string) => {
    const { width, height } = bannerPictures[part]
    const url = new URL(`/email/${part}${theme === 'dark' ? '-dark' : ''}.png?v=${version}`, publicUrl)
    const hidden = theme === 'dark' ? 'display:none;mso-hide:all;' : 'display:inline-block;'
    const margin = part === 'symbol' ? 'margin-right:6px;' : ''
    // Its text, where pictures are blocked, looks like the name of a shop without a logo.
    const text = `font:normal 22px/30px ${serif};color:${colors.ink};`
    // Opaque: a mail program that inverts colours leaves it legible.
    return html`<img class="${theme}" src="${url.href}" width="${String(width)}" height="${String(height)}" alt="${alt}" style="${hidden}vertical-align:middle;${margin}border:0;${alt === '' ? '' : text}">`
  }
  if (hasLogo) return html`${picture('logo', 'light', name)}${picture('logo', 'dark', name)}`
  return html`${picture('symbol', 'light', '')}${picture('symbol', 'dark', '')}<span style="display:inline-block;vertical-align:middle;font:normal 22px/30px ${serif};letter-spacing:5px;text-transform:uppercase;color:${colors.ink};">${name}</span>`
}
