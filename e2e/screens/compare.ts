/** Checks whether a screen looks unchanged: a small stored picture is compared block by block. */
import sharp from 'sharp'

/** Screenshot pixels per pixel of the downscaled picture. */
const SCALE = { phone: 2, desktop: 4 } as const
/** Edge of a block, in pixels of the downscaled picture: about a line of text or a button. */
const BLOCK = 12
/** Mean difference of a block, of 255. Different font hinting stays below it, a moved line does not. */
const TOLERANCE = 14

export type Width = keyof typeof SCALE

interface Pixels {
  data: Buffer
  width: number
  height: number
}

export async function small(screenshot: Buffer, width: Width, maxHeight: number): Promise<Buffer> {
  const picture = sharp(screenshot)
  const { width: wide, height } = await picture.metadata()
  return picture
    .extract({ left: 0, top: 0, width: wide, height: Math.min(height, maxHeight) })
    .resize({ width: Math.round(wide / SCALE[width]) })
    .webp({ quality: 40, effort: 6, smartSubsample: true })
    .toBuffer()
}

/** Descriptions of the differences, with their position on the real screen; empty when there are none. */
export async function differences(before: Buffer, after: Buffer, width: Width): Promise<string[]> {
  const [old, now] = [await pixels(before), await pixels(after)]
  // One line more or less shifts all that follows: no block would match.
  if (Math.abs(old.height - now.height) > BLOCK / 2)
    return [`${old.height * SCALE[width]} px high before, ${now.height * SCALE[width]} now`]
  const found: string[] = []
  for (let top = 0; top < Math.min(old.height, now.height); top += BLOCK) {
    for (let left = 0; left < old.width; left += BLOCK) {
      const off = difference(old, now, left, top)
      if (off > TOLERANCE)
        found.push(`${left * SCALE[width]}, ${top * SCALE[width]}: off by ${off.toFixed(0)}`)
    }
  }
  return found
}

async function pixels(picture: Buffer): Promise<Pixels> {
  // Blurred by less than a pixel, so that an edge half a pixel further still matches.
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function difference(old: Pixels, now: Pixels, left: number, top: number): number {
  let sum = 0
  let count = 0
  for (let y = top; y < Math.min(top + BLOCK, old.height, now.height); y += 1) {
    const start = (y * old.width + left) * 3
    const end = (y * old.width + Math.min(left + BLOCK, old.width)) * 3
    for (let at = start; at < end; at += 1) {
      sum += Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0))
      count += 1
    }
  }
  return sum / Math.max(count, 1)
}
