/** Which size of a product fits a body, and how far it would have to be changed. All lengths are whole millimetres. */

export const girths = ['bust', 'waist', 'hip'] as const
export type Girth = (typeof girths)[number]
export type Girths = Readonly<Record<Girth, number>>

/** One row of the size chart: the bodies a size fits, in centimetres, both ends included. */
export type SizeRow = Readonly<Record<Girth, readonly [least: number, most: number]>> & {
  readonly size: string
}

export interface ProductFit {
  /** The rows of the chart, from small to large. */
  chart: readonly SizeRow[]
  /** The sizes the product is made in. */
  sizes: readonly string[]
  /** What the basic adjustment may take in or let out at one point. */
  takeInMm: number
  letOutMm: number
}

export interface Point {
  girth: Girth
  body: number
  /** What the base size fits. */
  range: readonly [least: number, most: number]
  takeIn: number
  letOut: number
}

export type Fit =
  /** All three measures lie in one row of the chart. */
  | { kind: 'size'; size: string }
  /** The size to start from, and what changes at each point. */
  | { kind: 'base'; size: string; points: Point[]; isBasic: boolean }
  /** The product is made in none of the sizes of the chart. */
  | { kind: 'none' }

const ACCESSORIES = 'acessorio'

/** The atelier names its collections itself: those that begin with this word are of accessories. */
export function isAccessory(collection: string): boolean {
  return withoutAccents(collection).startsWith(ACCESSORIES)
}

/**
 * Whether bust, waist and hip say something about the product's size: not for an accessory, nor for one that is made in
 * no size of the chart, such as shoes and children's dresses.
 */
export function hasFinder(
  { collection, sizes }: { collection: string; sizes: readonly string[] },
  chart: readonly SizeRow[],
): boolean {
  if (isAccessory(collection)) return false
  return chart.some(({ size }) => sizes.includes(size))
}

export function findFit(body: Girths, product: ProductFit): Fit {
  const { chart } = product
  const row = chart.find((candidate) => girths.every((girth) => fits(candidate, girth, body)))
  if (row) return { kind: 'size', size: row.size }
  return findBase(body, product)
}

/**
 * The base is the largest size that any measure needs. Fabric can be taken in further than it can be let out, so a
 * larger size is let out only where the product has none that is large enough.
 */
function findBase(body: Girths, { chart, sizes, takeInMm, letOutMm }: ProductFit): Fit {
  const made = chart.filter(({ size }) => sizes.includes(size))
  const largest = made.at(-1)
  if (largest === undefined) return { kind: 'none' }
  const base = made.find((row) => girths.every((girth) => body[girth] <= mmOf(row[girth])[1])) ?? largest
  const points = girths.map((girth): Point => {
    const range = mmOf(base[girth])
    return {
      girth,
      body: body[girth],
      range,
      takeIn: Math.max(0, range[0] - body[girth]),
      letOut: Math.max(0, body[girth] - range[1]),
    }
  })
  const isBasic = points.every(({ takeIn, letOut }) => takeIn <= takeInMm && letOut <= letOutMm)
  return { kind: 'base', size: base.size, points, isBasic }
}

function withoutAccents(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function fits(row: SizeRow, girth: Girth, body: Girths): boolean {
  const [least, most] = mmOf(row[girth])
  return body[girth] >= least && body[girth] <= most
}

function mmOf([least, most]: readonly [number, number]): readonly [number, number] {
  return [Math.round(least * 10), Math.round(most * 10)]
}
