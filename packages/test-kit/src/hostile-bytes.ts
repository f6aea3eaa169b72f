/** Image files assembled by hand, with contents that no encoder would write. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface PngHead {
  width: number
  height: number
  depth?: 8 | 16
  /** 2 is RGB, 6 is RGBA */
  colorType?: 2 | 6
  interlaced?: boolean
  /** The content of the pixel data chunk. */
  data?: Buffer
}

/** A PNG whose header may declare more than it contains. */
export function png({ width, height, depth = 8, colorType = 2, interlaced = false, data }: PngHead): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8)
  const pixels = data ?? deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** Inserts a chunk right after the header of a PNG. */
export function withChunk(picture: Buffer, added: Buffer): Buffer {
  const afterHead = SIGNATURE.byteLength + 25
  return Buffer.concat([picture.subarray(0, afterHead), added, picture.subarray(afterHead)])
}

/** Inserts a segment right after the start of a JPEG. The length field limits a segment to 65,533 bytes. */
export function withSegment(picture: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.byteLength + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, data, picture.subarray(2)])
}

/** The same bytes with another size in the header. */
export function jpegOfSize(picture: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(picture)
  const frame = Math.max(copy.indexOf(Buffer.from([0xff, 0xc0])), copy.indexOf(Buffer.from([0xff, 0xc2])))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

export function webpOfSize(lossy: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(lossy)
  const frame = copy.indexOf('VP8 ') + 8
  copy.writeUInt16LE(width, frame + 6)
  copy.writeUInt16LE(height, frame + 8)
  return copy
}

export function firstPart(picture: Buffer, share: number): Buffer {
  return picture.subarray(0, Math.floor(picture.byteLength * share))
}
