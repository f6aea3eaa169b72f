import { z } from './zod.ts'

/**
 * A length in whole millimetres, within bounds; on the wire centimetres with one decimal: 90.5 is 905. A second decimal
 * is rejected, not rounded: what was sent is what is stored.
 */
export function centimetres(leastMm: number, mostMm: number) {
  const message = `Informe de ${inCm(leastMm)} a ${inCm(mostMm)} cm, com no máximo uma casa decimal.`
  return z.codec(
    z.number(message).refine((cm) => Math.abs(cm * 10 - Math.round(cm * 10)) < 1e-6, message),
    z.int().min(leastMm, message).max(mostMm, message),
    { decode: (cm) => Math.round(cm * 10), encode: (mm) => mm / 10 },
  )
}

function inCm(mm: number): string {
  return String(mm / 10).replace('.', ',')
}
