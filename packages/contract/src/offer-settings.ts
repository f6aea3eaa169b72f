/** How a product is sold, as the shop reads it and as the admin edits it. */
import { centimetres } from './centimetres.ts'
import { brlChange, idNumber, rowVersion } from './codecs.ts'
import { mostAdjustment } from './constants.ts'
import { offerKinds } from './offers.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const offer = wire(
  {
    kind: z.enum(offerKinds),
    priceChangeCents: brlChange,
    /** Its production plan, for the promise; missing or null where the shop's usual days count. */
    planId: z.int().nullable().optional(),
  },
  { priceChangeCents: 'priceChange' },
)

/** What the basic adjustment may change at one point. */
export const adjustment = {
  takeInMm: centimetres(0, mostAdjustment.takeInMm).optional(),
  letOutMm: centimetres(0, mostAdjustment.letOutMm).optional(),
}
export const adjustmentNames = { takeInMm: 'takeInLimit', letOutMm: 'letOutLimit' } as const

const MOST_CHANGE_CENTS = 10_000_000
const offerChange = brlChange.refine(
  (cents) => Math.abs(cents) <= MOST_CHANGE_CENTS,
  'Informe um valor menor.',
)

const offerSetting = wire(
  {
    kind: z.enum(offerKinds),
    priceChangeCents: offerChange,
    isOpen: z.boolean(),
    planId: idNumber.nullable().optional(),
  },
  { priceChangeCents: 'priceChange' },
)
export const offerSettings = wire(
  { offers: z.array(offerSetting), ...adjustment, version: z.int() },
  adjustmentNames,
)

export const newOfferSettings = wire(
  {
    offers: z.array(offerSetting).min(1).max(offerKinds.length),
    ...adjustment,
    version: rowVersion.optional(),
  },
  adjustmentNames,
)

export type OfferSetting = z.output<typeof offerSetting>
export type OfferSettings = z.output<typeof offerSettings>
