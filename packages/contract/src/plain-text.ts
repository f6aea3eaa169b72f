import { z } from './zod.ts'

/** PostgreSQL fails on a NUL anywhere, and on half of a surrogate pair in jsonb; `u` takes whole pairs for characters. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Text that can be stored. */
export function plainText() {
  return z.string().refine((text) => !UNSTORABLE.test(text), 'Valor inválido.')
}
