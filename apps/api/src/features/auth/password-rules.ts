import { readFileSync } from 'node:fs'
import { errors } from '@shop/contract/errors'
import { AppError } from '../../lib/app-error.ts'

/** The first that anybody guesses, of at least eight characters: shorter ones are refused for their length. */
const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

interface Choice {
  password: string
  email: string
  /** The field's name on the wire, for the message beside it. */
  field: 'password' | 'newPassword'
}

/** The length is the contract's business; this is what a form cannot know. */
export function refuseWeakPassword({ password, email, field }: Choice): void {
  const folded = password.toLowerCase()
  const [localPart] = email.split('@')
  if (folded === email || folded === localPart) throw refusal('password_is_email', field)
  if (commonPasswords.has(folded)) throw refusal('password_too_common', field)
}

function refusal(code: 'password_is_email' | 'password_too_common', field: string) {
  return new AppError(code, { fields: { [field]: errors[code].message } })
}
