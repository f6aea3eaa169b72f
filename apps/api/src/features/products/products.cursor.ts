import { idNumber } from '@shop/contract/codecs'
import { defaultSort, type SortOption } from '@shop/contract/constants'
import { plainText } from '@shop/contract/plain-text'
import { z } from 'zod'
import { AppError } from '../../lib/app-error.ts'
import type { Position } from './products.queries.ts'

// Anybody can write one: what PostgreSQL could not compare with its columns is refused here.
const position = z.tuple([z.union([plainText(), z.literal(0), idNumber]), idNumber])

export function encodeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

export function decodeCursor(cursor: string, sort: SortOption = defaultSort): Position {
  const parsed = position.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  const expected = sort === 'name' ? 'string' : 'number'
  if (!parsed.success || typeof parsed.data[0] !== expected) {
    throw new AppError('invalid_input', { fields: { cursor: 'Valor inválido.' } })
  }
  const [key, id] = parsed.data
  return { sort, key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
