import { contrastRatio } from '@shop/contract/theme/contrast'
import sharp from 'sharp'
import { centred, type Drawing, svgOf } from './drawing.ts'

/** A ground, and the colour of what is drawn on it. */
export interface Ground {
  ground: string
  color: string
}

const SAMPLE = { width: 64, height: 64 }
/** WCAG's minimum for what identifies something. */
const MINIMUM = 3
/** A logo may have a pale part, but not be pale. */
const LEGIBLE_SHARE = 0.6
const OPAQUE_SHARE = 0.9

/** The first ground on which most of the drawing is legible; the last where it is on none. */
export async function legibleGround(
  drawing: Drawing,
  grounds: readonly [Ground, ...Ground[]],
): Promise<Ground> {
  for (const one of grounds) {
    const pixels = await visiblePixels(drawing, one.color)
    const legible = pixels.filter((pixel) => contrastRatio(pixel, one.ground) >= MINIMUM)
    if (legible.length >= pixels.length * LEGIBLE_SHARE) return one
  }
  return grounds.at(-1) ?? grounds[0]
}

/** Whether it has a ground of its own, so that another around it would look like a frame. */
export async function hasOwnGround(drawing: Drawing): Promise<boolean> {
  const isSquare = Math.abs(drawing.width / drawing.height - 1) < 0.1
  const visible = await visiblePixels(drawing, '#000000')
  return isSquare && visible.length >= SAMPLE.width * SAMPLE.height * OPAQUE_SHARE
}

async function visiblePixels(drawing: Drawing, color: string): Promise<string[]> {
  const svg = svgOf(SAMPLE, centred(drawing, SAMPLE, SAMPLE, color))
  const bytes = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const pixels: string[] = []
  for (let at = 0; at < bytes.length; at += 4) {
    if ((bytes[at + 3] ?? 0) > 128) pixels.push(`#${bytes.subarray(at, at + 3).toString('hex')}`)
  }
  return pixels
}
