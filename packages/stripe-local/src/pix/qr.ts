/** Renders a QR code (level M, versions 1 to 20): the function patterns, then the bytes in zigzag order. */
import { qrBytes } from './qr-bytes.ts'

/** Rows of dark (true) and light modules. */
export type QrCode = boolean[][]

export function qrCode(text: string): QrCode {
  const { version, bytes } = qrBytes(text)
  const size = version * 4 + 17
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }))
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y]
    if (row !== undefined && x >= 0 && x < size) row[x] = dark
  }
  placePatterns(version, size, set)
  placeFormat(size, set)
  if (version >= 7) placeVersion(version, size, set)
  placeBytes(modules, bytes, set)
  return modules.map((row) => row.map((module) => module === true))
}

type Set = (x: number, y: number, dark: boolean) => void

function placePatterns(version: number, size: number, set: Set) {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    placeSquares(x, y, 4, set)
  const places = alignmentPlaces(version, size)
  const last = places.length - 1
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
      if (!isFinder) placeSquares(x, y, 2, set)
    }
  }
}

/** Concentric squares. Light rings: distance 2 and 4 for finder patterns, distance 1 for alignment patterns. */
function placeSquares(x: number, y: number, reach: number, set: Set) {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy))
      set(x + dx, y + dy, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1)
    }
  }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...places.reverse()]
}

/** Level M (00) and mask 0 (000), with their check bits: a constant of 15 bits. */
const FORMAT = 0b101010000010010

function placeFormat(size: number, set: Set) {
  const bit = (index: number) => ((FORMAT >>> index) & 1) === 1
  for (let index = 0; index <= 5; index++) set(8, index, bit(index))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let index = 9; index < 15; index++) set(14 - index, 8, bit(index))
  for (let index = 0; index < 8; index++) set(size - 1 - index, 8, bit(index))
  for (let index = 8; index < 15; index++) set(8, size - 15 + index, bit(index))
  set(8, size - 8, true)
}

function placeVersion(version: number, size: number, set: Set) {
  let remainder = version
  for (let step = 0; step < 12; step++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25)
  const bits = (version << 12) | remainder
  for (let index = 0; index < 18; index++) {
    const dark = ((bits >>> index) & 1) === 1
    const near = Math.floor(index / 3)
    const far = size - 11 + (index % 3)
    set(far, near, dark)
    set(near, far, dark)
  }
}

/** Two columns at a time, up and down, right to left, skipping set modules; mask 0 inverts every other module. */
function placeBytes(modules: (boolean | undefined)[][], bytes: readonly number[], set: Set) {
  const size = modules.length
  let index = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (modules[y]?.[x] !== undefined) continue
        const bit = ((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0))
        index++
      }
    }
  }
}
