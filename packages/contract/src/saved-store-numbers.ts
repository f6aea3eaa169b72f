import { highestPriceFilter, lowStockThreshold, priceRange } from './constants.ts'
import { z } from './zod.ts'

const MOST_WORKING_DAYS = 180
const MOST_HOURS = 168

export const storeNumbers = z.object({
  deliveryDays: z.object({ min: z.int(), max: z.int() }),
  replyHours: z.int(),
  lowStock: z.int(),
  priceFilter: z.int(),
})

/** The database stores stock levels up to one above the usual limit. */
export const savedStoreNumbers = storeNumbers.extend({
  deliveryDays: z
    .object({ min: wholeNumber(1, MOST_WORKING_DAYS), max: wholeNumber(1, MOST_WORKING_DAYS) })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: 'O prazo termina depois de começar.' }),
  replyHours: wholeNumber(1, MOST_HOURS),
  lowStock: wholeNumber(1, lowStockThreshold),
  priceFilter: wholeNumber(1_000, highestPriceFilter).refine(
    (reais) => reais % priceRange.step === 0,
    `Informe um valor de ${priceRange.step} em ${priceRange.step} reais.`,
  ),
})

function wholeNumber(least: number, most: number) {
  const message = `Informe um número inteiro de ${least} a ${most}.`
  return z.int(message).min(least, message).max(most, message)
}
