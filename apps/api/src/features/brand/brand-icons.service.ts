/** The icons of browsers and phones. */
import sharp from 'sharp'
import type { Brand } from './brand.service.ts'
import { centred, svgOf } from './drawing.ts'
import { hasOwnGround, legibleGround } from './legible-ground.ts'

const SIZE = { width: 128, height: 128 }
const ROOM = { width: 100, height: 108 }
/** Phones cut icons into shapes of their own. */
const ROOM_ON_PHONES = { width: 84, height: 84 }

/** For tabs: rounded by itself. */
export async function faviconSvg(brand: Brand): Promise<Buffer> {
  return Buffer.from(await iconOf(brand, { room: ROOM, radius: 28 }))
}

/** For phones, which round it themselves. */
export async function iconPng(brand: Brand, pixels: number): Promise<Buffer> {
  const svg = await iconOf(brand, { room: ROOM_ON_PHONES, radius: 0 })
  return sharp(Buffer.from(svg), { density: 72 * (pixels / SIZE.width) })
    .resize(pixels, pixels)
    .png()
    .toBuffer()
}

async function iconOf(
  { symbol, colors }: Brand,
  { room, radius }: { room: typeof SIZE; radius: number },
): Promise<string> {
  if (await hasOwnGround(symbol)) return svgOf(SIZE, centred(symbol, SIZE, SIZE, colors.wine))
  const onAccent = { ground: colors.wine, color: colors.paper }
  const onPaper = { ground: colors.paper, color: colors.wine }
  const onNight = { ground: colors.night, color: colors.paper }
  const { ground, color } = await legibleGround(
    symbol,
    symbol.takesColor ? [onAccent, onPaper, onNight] : [onPaper, onNight],
  )
  const tile = `<rect width="${SIZE.width}" height="${SIZE.height}" rx="${radius}" fill="${ground}"/>`
  return svgOf(SIZE, `${tile}${centred(symbol, SIZE, room, color)}`)
}
