/** Cursor of a sorted list: where a page ended, as text. Newest-first lists use newest-first-cursor.ts. */
import { idNumber } from '@shop/contract/codecs'
import { plainText } from '@shop/contract/plain-text'
import { z } from 'zod'
import { AppError } from './app-error.ts'

interface Position<Key> {
  key: Key
  id: number
}

// A client may send any text: what PostgreSQL could not compare with its columns is rejected here.
const textPosition = z.tuple([plainText(), idNumber])
const numberPosition = z.tuple([z.union([z.literal(0), idNumber]), idNumber])

export function encodeCursor({ key, id }: Position<string | number>): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** For lists sorted by a text. */
export function textPositionOf(cursor: string): Position<string> {
  return decode(cursor, textPosition)
}

/** For lists sorted by a number. */
export function numberPositionOf(cursor: string): Position<number> {
  return decode(cursor, numberPosition)
}

function decode<Key>(cursor: string, position: z.ZodType<[Key, number]>): Position<Key> {
  const { data } = position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (data === undefined) throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  const [key, id] = data
  return { key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
