/**
 * The symbol of a shop that has none of its own: the first letter of its name in the title font, within an arch, or
 * within a ring where corners are straight. Its file follows from its name alone, so that drafts have one too.
 */
import { type FontPairId, fontPairIds } from '@shop/contract/theme/fonts'
import { type Theme, themeColors } from '@shop/contract/theme/theme'
import { initials } from './initials.gen.ts'
import { drawings } from './monogram-shapes.ts'

export interface Monogram {
  /** Empty where the name has neither a letter nor a digit that the fonts have. */
  initial: string
  fonts: FontPairId
  frame: 'arch' | 'ring'
}

const SIZES = { arch: { width: 100, height: 120 }, ring: { width: 120, height: 120 } } as const
const RING = '<circle cx="60" cy="60" r="57" fill="none" stroke="currentColor" stroke-width="2"/>'

export function monogramOf(name: string, { fonts, corners }: Pick<Theme, 'fonts' | 'corners'>): Monogram {
  const [initial = ''] = /[A-Z\d]/.exec(name.normalize('NFD').toUpperCase()) ?? []
  return { initial, fonts, frame: corners === 'straight' ? 'ring' : 'arch' }
}

/** Its shapes, which take the colour of what is around them. */
export function monogramShapes({ initial, fonts, frame }: Monogram): string {
  if (frame === 'ring') {
    // As large as in the arch, in the middle of the ring.
    const outline = initials[fonts][initial] ?? ''
    return `${RING}<path d="${outline}" fill="currentColor" transform="translate(10 -16)"/>`
  }
  const hasDrawing = initial === 'A' && fonts === 'cormorant-figtree'
  const outline = hasDrawing ? drawings.initialA : (initials[fonts][initial] ?? '')
  return `<path d="${drawings.arch}${outline}${drawings.flower}" fill="currentColor"/>`
}

export function monogramSize({ frame }: Pick<Monogram, 'frame'>) {
  return SIZES[frame]
}

const color = '[\\da-f]{6}'
/** Of the part of the address that names a monogram. */
export const monogramPattern = `^(?:arch|ring)_(?:${fontPairIds.join('|')})_[A-Z\\d]?_${color}\\.svg$`

export function monogramFile(monogram: Monogram, theme: Pick<Theme, 'palette' | 'accent'>): string {
  const { frame, fonts, initial } = monogram
  return `${frame}_${fonts}_${initial}_${themeColors(theme).wine.slice(1)}.svg`
}

/** The file with this name; undefined for any other name. */
export function monogramSvg(file: string): string | undefined {
  if (!new RegExp(monogramPattern).test(file)) return undefined
  const [frame, pair, initial = '', ending = ''] = file.split('_')
  const fonts = fontPairIds.find((id) => id === pair)
  if (fonts === undefined) return undefined
  const monogram: Monogram = { initial, fonts, frame: frame === 'ring' ? 'ring' : 'arch' }
  const { width, height } = monogramSize(monogram)
  const shapes = monogramShapes(monogram).replaceAll('currentColor', `#${ending.slice(0, 6)}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
}
