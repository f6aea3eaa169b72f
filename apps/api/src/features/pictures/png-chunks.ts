import { inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
// Length, type and checksum around the data of each chunk.
const FRAME_BYTES = 12

/** The length before the compressed part: a keyword terminated by a zero, and further fields. */
const compressed: Record<string, (data: Buffer) => number> = {
  zTXt: (data) => data.indexOf(0) + 2,
  iCCP: (data) => data.indexOf(0) + 2,
  iTXt: (data) => data.indexOf(0, data.indexOf(0, data.indexOf(0) + 3) + 1) + 1,
}

/**
 * Text chunks and colour profiles of a PNG are compressed separately from its pixels, and every decoder decompresses
 * them, however large they become. True when they would need more than `limit` bytes in total.
 */
export function hidesMoreThan(limit: number, png: Buffer): boolean {
  let left = limit
  let start = SIGNATURE_BYTES
  while (start + FRAME_BYTES <= png.byteLength) {
    const length = png.readUInt32BE(start)
    const type = png.toString('latin1', start + 4, start + 8)
    const data = png.subarray(start + 8, start + 8 + length)
    const packed = compressed[type]
    if (packed !== undefined) {
      left -= unpackedBytes(data.subarray(packed(data)), left)
      if (left <= 0) return true
    }
    start += FRAME_BYTES + length
  }
  return false
}

function unpackedBytes(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit }).byteLength
  } catch (error) {
    const tooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    // What cannot be decompressed here cannot be decompressed by the decoder either.
    return tooMuch ? limit : 0
  }
}
