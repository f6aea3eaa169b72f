/** The grammar of every attribute that a logo may have. A reader returns the value newly written, or nothing. */
import { readPath } from './logo-path.ts'

type Reader = (value: string) => string | undefined

const MAX_NUMBER = 1_000_000
const NUMBER = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,2})?$/

export function readNumber(value: string): string | undefined {
  if (value.length > 40 || !NUMBER.test(value)) return
  const number = Number(value)
  return Math.abs(number) <= MAX_NUMBER ? String(number) : undefined
}

const length: Reader = (value) => readNumber(value.endsWith('px') ? value.slice(0, -2) : value)

const size: Reader = (value) => (value.startsWith('-') ? undefined : length(value))

const share: Reader = (value) => {
  const read = readNumber(value)
  return read !== undefined && Number(read) >= 0 && Number(read) <= 1 ? read : undefined
}

const oneOf =
  (...values: readonly string[]): Reader =>
  (value) =>
    values.includes(value) ? value : undefined

function numbers(value: string): string[] | undefined {
  const read = value.split(/[ \t\r\n]*,[ \t\r\n]*|[ \t\r\n]+/).map(readNumber)
  return read.every((one) => one !== undefined) ? read : undefined
}

const points: Reader = (value) => {
  const read = numbers(value)
  return read && read.length % 2 === 0 ? read.join(' ') : undefined
}

const dashes: Reader = (value) => (value === 'none' ? value : numbers(value)?.join(' '))

const viewBox: Reader = (value) => {
  const read = numbers(value)
  if (read?.length !== 4 || Number(read[2]) <= 0 || Number(read[3]) <= 0) return
  return read.join(' ')
}

const colorNames = new Set(
  'none black silver gray grey white maroon red purple fuchsia magenta green lime olive yellow navy blue teal aqua cyan orange gold brown pink beige ivory indigo violet crimson'.split(
    ' ',
  ),
)

const color: Reader = (value) => {
  const plain = value.toLowerCase()
  if (plain === 'currentcolor') return 'currentColor'
  if (plain === 'transparent') return 'none'
  if (colorNames.has(plain) || /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(plain)) return plain
  const rgb = /^rgb\( ?([0-9]{1,3}) ?, ?([0-9]{1,3}) ?, ?([0-9]{1,3}) ?\)$/.exec(plain)?.slice(1).map(Number)
  if (!rgb || rgb.some((byte) => byte > 255)) return
  return `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const transformCounts: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
}
const TRANSFORM = /([A-Za-z]{5,9})[ \t]?\(([^()]*)\)[ \t\r\n]*,?[ \t\r\n]*/y

const transform: Reader = (value) => {
  const written: string[] = []
  let at = 0
  while (at < value.length) {
    TRANSFORM.lastIndex = at
    const [whole = '', name = '', inside = ''] = TRANSFORM.exec(value) ?? []
    const read = numbers(inside.trim())
    if (!read || !transformCounts[name]?.includes(read.length)) return
    written.push(`${name}(${read.join(' ')})`)
    at += whole.length
  }
  return written.join(' ')
}

export const presentation: Readonly<Record<string, Reader>> = {
  color,
  fill: color,
  'fill-opacity': share,
  'fill-rule': oneOf('nonzero', 'evenodd'),
  opacity: share,
  stroke: color,
  'stroke-dasharray': dashes,
  'stroke-dashoffset': length,
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': readNumber,
  'stroke-opacity': share,
  'stroke-width': size,
}

export const geometry: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  svg: { viewBox, width: size, height: size },
  g: { transform },
  path: { d: readPath, transform },
  circle: { cx: length, cy: length, r: size, transform },
  ellipse: { cx: length, cy: length, rx: size, ry: size, transform },
  rect: { x: length, y: length, width: size, height: size, rx: size, ry: size, transform },
  line: { x1: length, y1: length, x2: length, y2: length, transform },
  polyline: { points, transform },
  polygon: { points, transform },
}
