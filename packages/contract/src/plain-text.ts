import { z } from './zod.ts'

/** Text that can be stored: PostgreSQL fails on a NUL character, wherever it stands. */
export function plainText() {
  return z.string().refine((text) => !text.includes('\0'), 'Valor inválido.')
}
