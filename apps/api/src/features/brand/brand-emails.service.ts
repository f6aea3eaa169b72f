/** The pictures at the top of emails, opaque and of one size whatever the logo, so that old emails show the present one. */
import sharp from 'sharp'
import { bannerPictures } from '../../emails/email-banner.ts'
import { emailStyle } from '../../emails/email-style.ts'
import type { Brand } from './brand.service.ts'
import { centred, svgOf } from './drawing.ts'
import { legibleGround } from './legible-ground.ts'

/** For screens with two pixels for each of CSS. */
const DENSITY = 2
/** Around the logo where its ground is not the email's. */
const PLATE = { padding: 10, radius: 6 }

export async function emailPicture(
  { theme, colors, logo, symbol }: Brand,
  part: keyof typeof bannerPictures,
  scheme: 'light' | 'dark',
): Promise<Buffer> {
  const { light, dark } = emailStyle(theme)
  const drawing = part === 'logo' ? (logo ?? symbol) : symbol
  const size = bannerPictures[part]
  const inLight = { ground: light.banner, color: light.wine }
  const inDark = { ground: dark.banner, color: dark.wine.text }
  const { ground, color } = await legibleGround(
    drawing,
    scheme === 'light' ? [inLight, { ground: colors.night, color: colors.paper }] : [inDark, inLight],
  )
  const around = scheme === 'light' ? light.banner : dark.banner
  const inset = ground === around ? 0 : PLATE.padding
  const room = { width: size.width - inset * 2, height: size.height - inset * 2 }
  const rect = (fill: string, radius: number) =>
    `<rect width="${size.width}" height="${size.height}" rx="${radius}" fill="${fill}"/>`
  const plate = ground === around ? '' : rect(ground, PLATE.radius)
  const svg = svgOf(size, `${rect(around, 0)}${plate}${centred(drawing, size, room, color)}`)
  return sharp(Buffer.from(svg), { density: 72 * DENSITY })
    .removeAlpha()
    .png()
    .toBuffer()
}
