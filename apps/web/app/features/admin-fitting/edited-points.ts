/** The points of a draft as they are typed. */

import type { FittingAction, FittingPoint } from '@shop/contract/fitting-points'
import type { RecordPoint } from '@shop/contract/fitting-records'
import { formatMeasure } from '@shop/contract/measures'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import type { NumberedPoint } from './dress-points.tsx'

export interface EditedPoint {
  /** Of the row, while the screen is open. */
  key: string
  point: FittingPoint
  what: FittingAction
  /** As a Brazilian types them: '1,5'. */
  cm: string
  note: string
}

const MOST_MM = 500
export const noteMax = 300

/** What is usually done there. */
const usualActions: Partial<Record<FittingPoint, FittingAction>> = {
  neckline: 'raise',
  hem: 'raise',
  train: 'raise',
  other: 'embroider',
}

export function newPoint(point: FittingPoint): EditedPoint {
  return { key: crypto.randomUUID(), point, what: usualActions[point] ?? 'takeIn', cm: '', note: '' }
}

export function editedPoints(points: readonly RecordPoint[]): EditedPoint[] {
  return points.map(({ point, what, mm, note }) => ({
    ...{ key: crypto.randomUUID(), point, what, note: note ?? '' },
    cm: mm === null ? '' : formatMeasure(mm),
  }))
}

/** The message about a length that cannot be read. */
export function cmError(cm: string): string | undefined {
  if (cm.trim() === '') return undefined
  const mm = parseTypedMeasure(cm)
  return mm !== undefined && mm > 0 && mm <= MOST_MM ? undefined : 'De 0,1 a 50 cm, como 1,5.'
}

/** What is stored; undefined while a length cannot be read. */
export function recordPoints(rows: readonly EditedPoint[]): RecordPoint[] | undefined {
  if (rows.some(({ cm }) => cmError(cm) !== undefined)) return undefined
  return rows.map(({ point, what, cm, note }) => ({
    ...{ point, what, note: note.trim() },
    mm: parseTypedMeasure(cm) ?? null,
  }))
}

export function numbered(rows: readonly EditedPoint[]): NumberedPoint[] {
  return rows.map(({ point, what, cm, note }, at) => ({
    ...{ point, what, note, number: at + 1 },
    mm: cmError(cm) === undefined ? (parseTypedMeasure(cm) ?? null) : null,
  }))
}
