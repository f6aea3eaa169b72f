/** Encodes the text of a QR code to bytes: header, padding, blocks and their check bytes, interleaved. */
import { checkBytes } from './reed-solomon.ts'

/** For level M, by version starting at 1: check bytes per block, and number of blocks. */
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

export function qrBytes(text: string): { version: number; bytes: number[] } {
  const content = [...Buffer.from(text)]
  const version = CHECK_BYTES.findIndex((_, index) => fits(content.length, index + 1)) + 1
  if (version === 0) throw new Error(`${content.length} bytes are too many for a QR code of this size`)
  const data = bytesOf([
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(content.length, lengthBits(version)),
    ...content.flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ])
  const capacity = dataCapacity(version)
  for (let index = 0; data.length < capacity; index++) data.push(PADDING[index % 2] ?? 0)
  return { version, bytes: interleaved(data.slice(0, capacity), version) }
}

/** Capacity in bytes of all modules of a symbol except its patterns. */
export function totalBytes(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55
  const versionInfo = version >= 7 ? 36 : 0
  return Math.floor(((16 * version + 128) * version + 64 - alignment - versionInfo) / 8)
}

function dataCapacity(version: number): number {
  return totalBytes(version) - (CHECK_BYTES[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0)
}

function fits(length: number, version: number): boolean {
  return 4 + lengthBits(version) + 8 * length <= 8 * dataCapacity(version)
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function interleaved(data: readonly number[], version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1
  const check = CHECK_BYTES[version - 1] ?? 0
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - (blocks - longer))
    return data.slice(start, start + short + (index >= blocks - longer ? 1 : 0))
  })
  const columns = (rows: readonly number[][], count: number) =>
    Array.from({ length: count }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  return [
    ...columns(parts, short + 1),
    ...columns(
      parts.map((part) => checkBytes(part, check)),
      check,
    ),
  ]
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1)
}

function bytesOf(bits: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Array.from({ length: 8 }, (_bit, offset) => bits[index * 8 + offset] ?? 0).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    ),
  )
}
