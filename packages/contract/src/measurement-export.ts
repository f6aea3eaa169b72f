/** Measurement sheets in the account's export: every version, with the names of the measures that people read. */
import { centimetres } from './centimetres.ts'
import { day, timestamp } from './codecs.ts'
import { measuredByLabels } from './measured-by.ts'
import { heelMaxMm, measureFields } from './measurements.ts'
import { type MeasureName, measureNames, measures } from './measures.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

const labels = Object.fromEntries(measureNames.map((name) => [name, measures[name].label])) as Record<
  MeasureName,
  string
>

const taken = {
  measuredOn: day,
  measuredBy: wireValues(measuredByLabels),
  heelMm: centimetres(0, heelMaxMm).nullable(),
  note: z.string().nullable(),
  values: wire(measureFields, labels),
}
const takenNames = {
  measuredOn: 'medida_em',
  measuredBy: 'medida',
  heelMm: 'salto_cm',
  note: 'observacao',
  values: 'medidas_cm',
} as const

const version = wire(
  { number: z.int(), ...taken, createdAt: timestamp },
  { number: 'versao', ...takenNames, createdAt: 'salva_em' },
)

/** What a line of an order is cut from. */
export const exportedLockedMeasures = wire(
  { personName: z.string().nullable(), number: z.int().nullable(), ...taken, lockedAt: timestamp },
  { personName: 'quem_vai_vestir', number: 'versao', ...takenNames, lockedAt: 'travadas_em' },
)

export const exportedMeasurementSheet = wire(
  {
    personName: z.string(),
    isChild: z.boolean(),
    consentText: z.string(),
    consentedAt: timestamp,
    versions: z.array(version),
  },
  {
    personName: 'quem_vai_vestir',
    isChild: 'crianca',
    consentText: 'texto_aceito',
    consentedAt: 'aceito_em',
    versions: 'versoes',
  },
)
