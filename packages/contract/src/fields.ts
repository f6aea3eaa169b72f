/** Text fields that several schemas share, with their validation messages. */

import { idNumber } from './codecs.ts'
import { passwordLength } from './constants.ts'
import { plainText } from './plain-text.ts'
import { z } from './zod.ts'

/** A required field. */
export function text(maximum: number) {
  return plainText().trim().min(1).max(maximum)
}

export function optionalText(maximum: number) {
  return plainText().trim().max(maximum).nullish()
}

/** One line, as on a label: a tab or a line break that was pasted into it becomes a space. */
export function line(maximum: number) {
  return plainText().overwrite(asLine).trim().min(1).max(maximum)
}

export function optionalLine(maximum: number) {
  return plainText().overwrite(asLine).trim().max(maximum).nullish()
}

function asLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

export const email = plainText().trim().toLowerCase().max(254).check(z.email('Informe um e-mail válido.'))

export const phone = z
  .string()
  .trim()
  .min(8, 'Informe um telefone válido.')
  .max(25)
  .regex(/^[\d\s()+.-]+$/, 'Informe um telefone válido.')

/** A new password. The server also rejects common passwords and the user's own e-mail. */
export const newPassword = plainText()
  .min(passwordLength.min, `A senha deve ter ao menos ${passwordLength.min} caracteres.`)
  .max(passwordLength.max, `A senha deve ter no máximo ${passwordLength.max} caracteres.`)

/** A password that is only verified. Its length is limited to bound the cost of hashing. */
export const givenPassword = plainText().min(1).max(passwordLength.max)

/** Six digits from an authenticator app, or a recovery code. */
export const secondFactorCode = plainText().trim().min(1).max(40)

/** As a customer types it; compared without case and accents. */
export const couponCode = text(40)

export const secretToken = plainText().trim().min(1).max(200)

/** A hidden field that only bots fill in. */
export const honeypot = plainText().max(500).optional()

export const byProduct = z.object({ productId: idNumber })
