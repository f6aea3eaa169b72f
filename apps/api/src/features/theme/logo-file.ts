import { createHash } from 'node:crypto'
import { type Theme, themeColors } from '@shop/contract/theme/theme'

const VIEW_BOX = /^<svg [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/
const SIZE = /^<svg [^>]*width="([\d.]+)"[^>]* height="([\d.]+)"/

export interface LogoFile {
  name: string
  content: Buffer
  width: number
  height: number
}

/**
 * The SVG logo or symbol of a theme as a file, named by its content. A picture takes no colour from the page around it,
 * so what follows the text's colour gets the accent here.
 */
export function logoFileOf(theme: Theme, name: 'logo' | 'symbol'): LogoFile | undefined {
  const logo = theme[name]
  if (logo?.kind !== 'svg') return undefined
  const content = Buffer.from(logo.svg.replaceAll('currentColor', themeColors(theme).wine))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { name: `logo-${hash}.svg`, content, ...svgSize(logo.svg) }
}

export function svgSize(svg: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = VIEW_BOX.exec(svg) ?? SIZE.exec(svg) ?? []
  return { width: Number(width) || 1, height: Number(height) || 1 }
}
