import type { AppliedTheme } from '@shop/contract/theme/applied-theme'
import { type Theme, themeColors, themeContent, themeCss } from '@shop/contract/theme/theme'
import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import { sitePictures } from '../site-images/site-images.service.ts'
import { logoFileOf } from './logo-file.ts'
import { rebuildLogo } from './logo-svg.ts'

/** Before a theme with it is stored, so that no page shows a logo whose file is missing. */
export async function storeLogo(files: Files, value: unknown): Promise<void> {
  const file = logoFileOf(themeContent.parse(value))
  if (file && !(await files.has(file.name))) await orUnavailable(files.put(file.name, file.content))
}

export async function applied(db: Db, value: unknown): Promise<AppliedTheme> {
  const theme = themeContent.parse(value)
  return {
    css: themeCss(theme),
    fonts: theme.fonts,
    ground: themeColors(theme).paper,
    logo: await logoOf(db, theme),
  }
}

async function logoOf(db: Db, theme: Theme): Promise<AppliedTheme['logo']> {
  const file = logoFileOf(theme)
  if (file) return { url: `/media/${file.name}`, width: file.width, height: file.height }
  if (theme.logo?.kind !== 'png') return null
  const picture = (await sitePictures(db, [theme.logo.hash])).get(theme.logo.hash)
  return picture ? { url: picture.url, width: picture.width, height: picture.height } : null
}

export function readLogo(content: Buffer): { svg: string } {
  const logo = rebuildLogo(content)
  if ('message' in logo)
    throw new AppError('invalid_input', { message: logo.message, fields: { file: logo.message } })
  return logo
}
