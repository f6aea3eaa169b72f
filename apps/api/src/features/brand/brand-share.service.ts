/** The picture of a link to the shop: the owner's own opening of the home page, or her logo on the accent. */
import { sharePicture } from '@shop/contract/pictures'
import sharp from 'sharp'
import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { readOpening } from '../content/content.service.ts'
import type { Brand } from './brand.service.ts'
import { centred, svgOf } from './drawing.ts'
import { legibleGround } from './legible-ground.ts'

/** What apps that show previews expect. */
const SIZE = { width: 1200, height: 630 }
const LOGO_ROOM = { width: 680, height: 300 }
const SYMBOL_ROOM = { width: 330, height: 330 }

export async function shopPicture(brand: Brand, { db, files }: { db: Db; files: Files }): Promise<Buffer> {
  const opening = await readOpening(db)
  const file = opening && (await files.read(sharePicture(opening).replace('/media/', '')))
  const picture = file ? sharp(file).resize({ ...SIZE, fit: 'cover' }) : sharp(await cardOf(brand))
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

async function cardOf({ colors, logo, symbol }: Brand): Promise<Buffer> {
  const drawing = logo ?? symbol
  const { ground, color } = await legibleGround(drawing, [
    { ground: colors.wine, color: colors.white },
    { ground: colors.paper, color: colors.wine },
    { ground: colors.night, color: colors.paper },
  ])
  const room = logo ? LOGO_ROOM : SYMBOL_ROOM
  const rect = `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${ground}"/>`
  return Buffer.from(svgOf(SIZE, `${rect}${centred(drawing, SIZE, room, color)}`))
}
