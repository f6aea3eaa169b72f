/**
 * Turns an uploaded file into the one picture that is stored. A file is checked by its content, never by its name, and
 * only its pixels are retained: they are decoded, rotated upright, scaled down and re-encoded, which removes location,
 * camera data, comments and any hidden payload. Of an animation only the first frame is used.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureUpload } from '@shop/contract/constants'
import sharp, { type Metadata } from 'sharp'
import { type Original, PictureRejected, type PictureUse } from './picture-tasks.ts'
import { hidesMoreThan } from './png-chunks.ts'

const FORMATS = ['jpeg', 'png', 'webp']
const bounds = {
  product: { side: 2400, bytes: undefined },
  site: { side: 2400, bytes: undefined },
  ticket: { side: 2000, bytes: 600_000 },
  // Shown to every visitor, mostly on a phone.
  review: { side: 1000, bytes: 150_000 },
}
// Aims below the limit, because the size computed from another resolution is only an estimate.
const MARGIN = 0.9
// Decoder memory limit. Most read line by line; a file of ten megabytes can be made to need half a gigabyte.
const MAX_DECODED_BYTES = 100_000_000
const MAX_HIDDEN_BYTES = 8_000_000
const PLACEHOLDER = { width: 12, quality: 20 }
const QUALITY = { quality: 84, effort: 4, smartSubsample: true }
const reading = { limitInputPixels: pictureUpload.maxPixels, failOn: 'error' } as const

export async function makeOriginal(path: string, use: PictureUse): Promise<Original> {
  await judge(path)
  const { data: content, info } = await encode(path, use)
  const { width, quality } = PLACEHOLDER
  const tiny = await sharp(content).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
  return {
    hash: createHash('sha256').update(content).digest('hex').slice(0, 20),
    content,
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Checks the header only, before any pixel is decoded. */
async function judge(path: string) {
  const content = await readFile(path)
  if (content.toString('latin1', 1, 4) === 'PNG' && hidesMoreThan(MAX_HIDDEN_BYTES, content))
    throw new PictureRejected('memory')
  const metadata = await sharp(path, reading).metadata().catch(reject)
  if (!FORMATS.includes(metadata.format)) throw new PictureRejected('type')
  if (metadata.width * metadata.height > pictureUpload.maxPixels) throw new PictureRejected('size')
  if (bytesAtOnce(metadata) > MAX_DECODED_BYTES) throw new PictureRejected('memory')
}

/**
 * Noise needs the same bytes per pixel at any size: where bytes are limited, the picture is scaled down until it fits.
 */
async function encode(path: string, use: PictureUse) {
  const { side: largest, bytes } = bounds[use]
  let encoded = await encodeWithin(path, largest)
  while (bytes !== undefined && encoded.data.byteLength > bytes) {
    const { width, height } = encoded.info
    const scale = Math.sqrt(bytes / encoded.data.byteLength) * MARGIN
    encoded = await encodeWithin(path, Math.floor(Math.max(width, height) * scale))
  }
  return encoded
}

function encodeWithin(path: string, side: number) {
  return sharp(path, reading)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp(QUALITY)
    .toBuffer({ resolveWithObject: true })
    .catch(reject)
}

/**
 * Formats that cannot be read line by line are decoded into memory whole: WebP, progressive and interlaced pictures.
 */
function bytesAtOnce({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata) {
  const pixels = width * height
  if (format === 'webp') return pixels * 4
  if (format === 'jpeg') {
    const coefficients = chromaSubsampling === '4:2:0' ? 1.5 : channels
    return isProgressive ? pixels * 2 * coefficients : 0
  }
  const isDeep = depth !== 'uchar'
  return isProgressive || isDeep ? pixels * channels * (isDeep ? 2 : 1) : 0
}

function reject(error: unknown): never {
  const text = error instanceof Error ? error.message : ''
  if (text.includes('unsupported image format')) throw new PictureRejected('type', { cause: error })
  if (text.includes('pixel limit')) throw new PictureRejected('size', { cause: error })
  throw new PictureRejected('unreadable', { cause: error })
}
