/** Text fields that several shapes share, with what people read when they are wrong. */

import { idNumber } from './codecs.ts'
import { passwordLength } from './constants.ts'
import { plainText } from './plain-text.ts'
import { z } from './zod.ts'

/** A field that must be filled. */
export function text(maximum: number) {
  return plainText().trim().min(1).max(maximum)
}

export function optionalText(maximum: number) {
  return plainText().trim().max(maximum).nullish()
}

export const email = plainText().trim().toLowerCase().max(254).check(z.email('Informe um e-mail válido.'))

export const phone = z
  .string()
  .trim()
  .min(8, 'Informe um telefone válido.')
  .max(25)
  .regex(/^[\d\s()+.-]+$/, 'Informe um telefone válido.')

/** A password somebody chooses. The server also refuses common ones and the person's own e-mail. */
export const newPassword = plainText()
  .min(passwordLength.min, `A senha deve ter ao menos ${passwordLength.min} caracteres.`)
  .max(passwordLength.max, `A senha deve ter no máximo ${passwordLength.max} caracteres.`)

/** A password that is only compared: bounded, so that hashing it costs what we expect. */
export const givenPassword = plainText().min(1).max(passwordLength.max)

/** Six figures of an app, or a recovery code. */
export const secondFactorCode = plainText().trim().min(1).max(40)

export const secretToken = plainText().trim().min(1).max(200)

/** Left empty by people and filled in by machines. */
export const honeypot = plainText().max(500).optional()

export const byProduct = z.object({ productId: idNumber })
