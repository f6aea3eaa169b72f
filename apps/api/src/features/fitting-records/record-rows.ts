import {
  type FittingAction,
  type FittingPoint,
  fittingActions,
  fittingPoints,
} from '@shop/contract/fitting-points'
import type { FittingRecord, RecordedFitting, WrittenRecord } from '@shop/contract/fitting-records'
import { formOfAddress } from '@shop/contract/form-of-address'
import { z } from 'zod'
import { omit } from '../../lib/omit.ts'
import type { FittingRow, RecordRow } from './fitting-records.queries.ts'

const names = Object.keys(fittingPoints) as [FittingPoint, ...FittingPoint[]]
const actions = Object.keys(fittingActions) as [FittingAction, ...FittingAction[]]

/** Stored JSON is parsed, not trusted. */
export const storedPoints = z.array(
  z.object({
    point: z.enum(names),
    what: z.enum(actions),
    mm: z.int().nullable(),
    note: z.string().nullable(),
  }),
)

export function writtenRecord({ points, ...row }: RecordRow): WrittenRecord {
  return { ...omit(row, ['reply', 'orderId']), points: storedPoints.parse(points) }
}

/** As the bride reads it. */
export function sentRecord(row: RecordRow): FittingRecord {
  return omit(writtenRecord(row), ['version', 'measurementVersionId'])
}

export function presentFitting({ customerName, customerEmail, state, ...row }: FittingRow): RecordedFitting {
  if (state === 'held') throw new Error('a held hour is no fitting')
  return {
    ...row,
    state,
    customerName,
    firstName: formOfAddress(customerName),
    hasEmail: customerEmail !== null,
  }
}
