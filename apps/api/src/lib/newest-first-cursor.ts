import type { Position } from '../db/newest-first.ts'
import { AppError } from './app-error.ts'

const CURSOR = /^(\d{1,16})-(\d{1,10})$/

/** Takes one row more than the page shows; returns the rows to show, and the next page's cursor if there is one. */
export function pageOf<Row extends Position>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? `${last.createdMicros}-${last.id}` : undefined
  return { shown, nextCursor }
}

/** A client may send any text, so it is validated. */
export function positionOf(cursor: string): Position {
  const [, createdMicros, id] = CURSOR.exec(cursor) ?? []
  if (createdMicros === undefined) {
    throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  }
  return { createdMicros: Number(createdMicros), id: Number(id) }
}
