/** Measurement sheets: a person's body measures, in versions that are never changed. Millimetres; on the wire centimetres. */
import { centimetres } from './centimetres.ts'
import { day, idNumber, timestamp } from './codecs.ts'
import { byId, type Endpoint, nothing } from './endpoint.ts'
import { optionalText, text } from './fields.ts'
import { measuredBy } from './measured-by.ts'
import { type MeasureName, measureNames } from './measures.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const personNameMax = 80
export const noteMax = 500
export const heelMaxMm = 200
export const measureMm = { min: 1, max: 3000 } as const
export const maxMeasurementSheets = 20
export const maxMeasurementVersions = 200
/** A body measured longer ago than this says little about a dress to be cut now. */
export const measuredYearsBack = 5

const measureName = z.enum(measureNames)
const noMeasures = 'Preencha ao menos uma medida.'

type Value = z.ZodExactOptional<ReturnType<typeof centimetres>>
const value: Value = centimetres(measureMm.min, measureMm.max).exactOptional()

/** Each measure, if it was taken. Not a record, whose code every page with a form would load. */
export const measureFields = Object.fromEntries(measureNames.map((name) => [name, value])) as Record<
  MeasureName,
  Value
>

/** Unknown names are rejected, not dropped: a measure must not vanish unnoticed. */
export const measureValues = z
  .strictObject(measureFields)
  .refine((given) => Object.keys(given).length > 0, noMeasures)

const heel = centimetres(0, heelMaxMm)

const version = wire(
  {
    id: idNumber,
    number: z.int(),
    values: measureValues,
    heelMm: heel.nullable(),
    measuredOn: day,
    measuredBy: z.enum(measuredBy),
    note: z.string().nullable(),
    createdAt: timestamp,
  },
  { heelMm: 'heel' },
)

const header = z.object({
  id: idNumber,
  personName: z.string(),
  isChild: z.boolean(),
  consentText: z.string(),
  consentedAt: timestamp,
})

/** With the newest version, if it has one. */
const listedMeasurementSheet = header.extend({ latest: version.nullable() })

/** With all versions, the newest first. */
export const wholeMeasurementSheet = header.extend({ versions: z.array(version) })

const ticked = z.literal(true, 'Marque para continuar.')

const person = {
  personName: text(personNameMax),
  isChild: z.boolean(),
  consent: ticked,
  guardianConsent: ticked.optional(),
}
const guardianAgrees = ({
  isChild,
  guardianConsent,
}: {
  isChild: boolean
  guardianConsent?: true | undefined
}) => !isChild || guardianConsent === true
const guardianMissing = {
  path: ['guardianConsent'],
  message: 'Marque a autorização de quem responde pela criança.',
}
const newMeasurementSheet = z.object(person).refine(guardianAgrees, guardianMissing)

const takenMeasures = {
  values: measureValues,
  heelMm: heel.optional(),
  measuredOn: day,
  note: optionalText(noteMax),
  /** Unlikely measures that were confirmed. */
  confirmed: z.array(measureName).max(measureNames.length).optional(),
}
const newVersion = wire({ ...takenMeasures, measuredBy: z.enum(measuredBy) }, { heelMm: 'heel' })
/** Of a guest, who has no measurement sheets: the person and the first or a further version at once. */
export const guestMeasures = wire(
  { ...person, ...takenMeasures, measuredBy: z.enum(measuredBy) },
  { heelMm: 'heel' },
).refine(guardianAgrees, guardianMissing)
/** What the atelier measured itself. */
export const recordedMeasures = wire(takenMeasures, { heelMm: 'heel' })

export const measurements = {
  list: {
    method: 'GET',
    path: '/api/measurements',
    access: 'signedIn',
    summary: 'The caller’s measurement sheets, each with its newest version',
    response: z.array(listedMeasurementSheet),
  },
  create: {
    method: 'POST',
    path: '/api/measurements',
    access: 'signedIn',
    summary: 'Begin a measurement sheet for a person; of a child only the first name is stored',
    body: newMeasurementSheet,
    status: 201,
    response: wholeMeasurementSheet,
  },
  read: {
    method: 'GET',
    path: '/api/measurements/:id',
    access: 'signedIn',
    summary:
      'One of the caller’s measurement sheets with all its versions; admins read one that an order uses, which is recorded',
    params: byId,
    response: wholeMeasurementSheet,
  },
  addVersion: {
    method: 'POST',
    path: '/api/measurements/:id/versions',
    access: 'signedIn',
    summary: 'Save a new version; unlikely measures that are not confirmed return 400 `measures_implausible`',
    params: byId,
    body: newVersion,
    status: 201,
    response: version,
  },
  remove: {
    method: 'DELETE',
    path: '/api/measurements/:id',
    access: 'signedIn',
    summary:
      'Delete one of the caller’s measurement sheets; 409 `measures_in_use` while an undelivered order is cut from it',
    params: byId,
    status: 204,
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>

export type MeasurementVersion = z.output<typeof version>
export type ListedMeasurementSheet = z.output<typeof listedMeasurementSheet>
export type MeasurementSheet = z.output<typeof wholeMeasurementSheet>
export type NewMeasurementSheet = z.output<typeof newMeasurementSheet>
export type NewMeasurementVersion = z.output<typeof newVersion>
export type GuestMeasures = z.output<typeof guestMeasures>
