import type { AppliedTheme } from '@shop/contract/theme/applied-theme'
import { type Theme, themeColors, themeContent, themeCss } from '@shop/contract/theme/theme'
import type { StoredFiles } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import { sitePictures } from '../site-images/site-images.service.ts'
import { logoFileOf, svgSize } from './logo-file.ts'
import { rebuildLogo } from './logo-svg.ts'
import { monogramFile, monogramOf, monogramSize } from './monogram.service.ts'

/** Wider ones are illegible where a symbol stands. */
const WIDEST_SYMBOL = 1.5

/** Before a theme with them is stored, so that no page shows a logo or symbol whose file is missing. */
export async function storeLogos(files: StoredFiles, value: unknown): Promise<void> {
  const theme = themeContent.parse(value)
  for (const file of [logoFileOf(theme, 'logo'), logoFileOf(theme, 'symbol')]) {
    if (file && !(await files.has(file.name))) await orUnavailable(files.put(file.name, file.content))
  }
}

/** The theme as the pages of the shop with this name show it. */
export async function applied(db: Db, value: unknown, shopName: string): Promise<AppliedTheme> {
  const theme = themeContent.parse(value)
  const [logo, own] = await Promise.all([shown(db, theme, 'logo'), shown(db, theme, 'symbol')])
  return {
    css: themeCss(theme),
    fonts: theme.fonts,
    ground: themeColors(theme).paper,
    logo,
    symbol: own ?? (logo && isCompact(logo) ? logo : monogramPicture(shopName, theme)),
  }
}

/** Whether a logo can stand for a missing symbol. */
export function isCompact({ width, height }: { width: number; height: number }): boolean {
  return width / height <= WIDEST_SYMBOL
}

/** What a logo or symbol is drawn from: its markup, or a stored file. */
export type LogoSource = { svg: string; size: { width: number; height: number } } | { fileName: string }

export async function logoSource(db: Db, logo: Theme['logo']): Promise<LogoSource | null> {
  if (logo === null) return null
  if (logo.kind === 'svg') return { svg: logo.svg, size: svgSize(logo.svg) }
  const picture = (await sitePictures(db, [logo.hash])).get(logo.hash)
  return picture ? { fileName: picture.url.replace('/media/', '') } : null
}

function monogramPicture(shopName: string, theme: Theme): AppliedTheme['symbol'] {
  const monogram = monogramOf(shopName, theme)
  return { url: `/media/monogram/${monogramFile(monogram, theme)}`, ...monogramSize(monogram) }
}

async function shown(db: Db, theme: Theme, name: 'logo' | 'symbol'): Promise<AppliedTheme['logo']> {
  const file = logoFileOf(theme, name)
  if (file) return { url: `/media/${file.name}`, width: file.width, height: file.height }
  const logo = theme[name]
  if (logo?.kind !== 'png') return null
  const picture = (await sitePictures(db, [logo.hash])).get(logo.hash)
  return picture ? { url: picture.url, width: picture.width, height: picture.height } : null
}

export function readLogo(content: Buffer): { svg: string } {
  const logo = rebuildLogo(content)
  if ('message' in logo)
    throw new AppError('invalid_input', { message: logo.message, fields: { file: logo.message } })
  return logo
}
