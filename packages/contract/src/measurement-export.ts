/** Measurement sheets in the account's export: every version, with the names of the measures that people read. */
import { centimetres } from './centimetres.ts'
import { day, timestamp } from './codecs.ts'
import { measuredByLabels } from './measured-by.ts'
import { heelMaxMm, measureMm } from './measurements.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

const version = wire(
  {
    number: z.int(),
    measuredOn: day,
    measuredBy: wireValues(measuredByLabels),
    heelMm: centimetres(0, heelMaxMm).nullable(),
    note: z.string().nullable(),
    createdAt: timestamp,
    /** By label, in centimetres. */
    values: z.record(z.string(), centimetres(measureMm.min, measureMm.max)),
  },
  {
    number: 'versao',
    measuredOn: 'medida_em',
    measuredBy: 'medida',
    heelMm: 'salto_cm',
    note: 'observacao',
    createdAt: 'salva_em',
    values: 'medidas_cm',
  },
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
