import { day, timestamp } from './codecs.ts'
import { measuredBy } from './measured-by.ts'
import { measureNames } from './measures.ts'
import { z } from './zod.ts'

/** Of a made-to-measure line. No values: a list of orders must not carry bodies. */
export const itemMeasures = z.object({
  /** Null before payment. */
  dueOn: day.nullable(),
  /** The version that the customer sent. */
  sent: z
    .object({
      versionId: z.int(),
      sheetId: z.int(),
      personName: z.string(),
      number: z.int(),
      measuredOn: day,
      measuredBy: z.enum(measuredBy),
    })
    .nullable(),
  /** Of the atelier's usual measures, those that were not sent. */
  missing: z.array(z.enum(measureNames)),
  lockedAt: timestamp.nullable(),
  /** Why the atelier opened them again. */
  unlockReason: z.string().nullable(),
  /** For the holder of a link, in place of `sent` and `unlockReason`: a link may be forwarded, so it names no person. */
  byLink: z
    .object({
      isSent: z.boolean(),
      /** Null if they were sent from an account. */
      sentAt: timestamp.nullable(),
      isReopened: z.boolean(),
      /** Measures are then sent from the account. */
      hasAccount: z.boolean(),
    })
    .optional(),
})

export type ItemMeasures = z.output<typeof itemMeasures>
