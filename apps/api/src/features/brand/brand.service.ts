/** The published brand of the shop, for what is drawn outside its pages: icons, link previews, emails. */
import type { Colors } from '@shop/contract/theme/colors'
import { type Theme, themeColors } from '@shop/contract/theme/theme'
import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { readTheme } from '../content/content.service.ts'
import { readProfile } from '../store/store.service.ts'
import { monogramOf, monogramShapes, monogramSize } from '../theme/monogram.service.ts'
import { isCompact, logoSource } from '../theme/theme.service.ts'
import { type Drawing, pictureDrawing, svgDrawing } from './drawing.ts'

export interface Brand {
  name: string
  theme: Theme
  colors: Colors
  logo: Drawing | null
  /** Its own, a logo that is as high as wide, or a monogram of its name. */
  symbol: Drawing
}

/** What pictures made of it depend on. */
export const brandTags = ['content:theme', 'content:home', 'store'] as const

export async function readBrand(db: Db, files: Files): Promise<Brand> {
  const [theme, { name }] = await Promise.all([readTheme(db), readProfile(db)])
  const [logo, symbol] = await Promise.all([
    drawingOf(db, files, theme.logo),
    drawingOf(db, files, theme.symbol),
  ])
  const compactLogo = logo && isCompact(logo) ? logo : null
  return {
    name,
    theme,
    colors: themeColors(theme),
    logo,
    symbol: symbol ?? compactLogo ?? monogramDrawing(name, theme),
  }
}

function monogramDrawing(name: string, theme: Theme): Drawing {
  const monogram = monogramOf(name, theme)
  const size = monogramSize(monogram)
  const viewBox = `0 0 ${size.width} ${size.height}`
  return svgDrawing(`<svg viewBox="${viewBox}">${monogramShapes(monogram)}</svg>`, size)
}

async function drawingOf(db: Db, files: Files, logo: Theme['logo']): Promise<Drawing | null> {
  const source = await logoSource(db, logo)
  if (source === null) return null
  if ('svg' in source) return svgDrawing(source.svg, source.size)
  const file = await files.read(source.fileName)
  return file ? pictureDrawing(file) : null
}
