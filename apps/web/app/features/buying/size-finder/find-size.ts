import {
  type Fit,
  findFit,
  type Girth,
  type Girths,
  girths,
  type ProductFit,
} from '@shop/contract/size-finder'

export const measureNames = girths
export type Measure = Girth
/** In centimetres. */
export type Measures = Record<Measure, number>

export function fitOf(measures: Measures, product: ProductFit): Fit {
  return findFit(bodyOf(measures), product)
}

/** In millimetres. Not rounded to whole ones: 84,04 cm does not fit a size that ends at 84. */
export function bodyOf({ bust, waist, hip }: Measures): Girths {
  return { bust: millimetres(bust), waist: millimetres(waist), hip: millimetres(hip) }
}

/** Removes what the multiplication adds: 64.1 * 10 is 640.9999999999999. */
function millimetres(cm: number): number {
  return Math.round(cm * 1e6) / 1e5
}
