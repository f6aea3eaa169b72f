import type { Position } from '../db/newest-first.ts'
import { AppError } from './app-error.ts'

const CURSOR = /^(\d{1,16})-(\d{1,10})$/

/** Of the rows read, one more than are shown: those to show, and where the next page begins if there is one. */
export function pageOf<Row extends Position>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? `${last.createdMicros}-${last.id}` : undefined
  return { shown, nextCursor }
}

/** Anybody can write one. */
export function positionOf(cursor: string): Position {
  const [, createdMicros, id] = CURSOR.exec(cursor) ?? []
  if (createdMicros === undefined) {
    throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  }
  return { createdMicros: Number(createdMicros), id: Number(id) }
}
