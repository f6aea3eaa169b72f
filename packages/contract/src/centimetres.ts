import { formatMeasure } from './measures.ts'
import { z } from './zod.ts'

/** A length in whole millimetres, within bounds; on the wire centimetres with one decimal: 90.5 is 905. */
export function centimetres(leastMm: number, mostMm: number) {
  const message = `Use de ${formatMeasure(leastMm)} a ${formatMeasure(mostMm)} cm.`
  return z.codec(z.number(), z.int().min(leastMm, message).max(mostMm, message), {
    decode: (value) => Math.round(value * 10),
    encode: (millimetres) => millimetres / 10,
  })
}
