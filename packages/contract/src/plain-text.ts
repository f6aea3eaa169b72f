import { z } from './zod.ts'

/** PostgreSQL fails on NUL anywhere, and on a lone surrogate in jsonb; with `u`, full pairs match as one character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Text that PostgreSQL can store. */
export function plainText() {
  return z.string().refine((text) => !UNSTORABLE.test(text), 'Valor inválido.')
}
