/** The copy of measures that a line is cut from, as the database stores it. */
import { day } from '@shop/contract/codecs'
import { measuredBy } from '@shop/contract/measured-by'
import { measureNames } from '@shop/contract/measures'
import { z } from 'zod'

/** Stored JSON is parsed, not trusted. */
export const copiedMeasures = z.object({
  personName: z.string().nullable(),
  /** Of a child the copy is deleted some time after the delivery. */
  isChild: z.boolean(),
  number: z.int().nullable(),
  values: z.partialRecord(z.enum(measureNames), z.int()),
  heelMm: z.int().nullable(),
  measuredOn: day,
  measuredBy: z.enum(measuredBy),
  note: z.string().nullable(),
})

export type CopiedMeasures = z.output<typeof copiedMeasures>
