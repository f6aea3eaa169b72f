import { readFileSync } from 'node:fs'
import { adminPasswordMin } from '@shop/contract/constants'
import { errors } from '@shop/contract/errors'
import type { Role } from '@shop/contract/users'
import { AppError } from '../../lib/app-error.ts'

/** The most common passwords of at least eight characters: shorter ones are rejected for their length. */
const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

interface Choice {
  password: string
  email: string
  role: Role
  /** The name of the field on the wire, for the message beside it. */
  field: 'password' | 'newPassword'
}

/** The general minimum length is checked by the contract; these rules need data that a form does not have. */
export function rejectWeakPassword({ password, email, role, field }: Choice): void {
  if (isTooShort(password, role)) throw passwordError('admin_password_too_short', field)
  const lowerCase = password.toLowerCase()
  const [localPart] = email.split('@')
  if (lowerCase === email || lowerCase === localPart) throw passwordError('password_is_email', field)
  if (commonPasswords.has(lowerCase)) throw passwordError('password_too_common', field)
}

/** For customers the contract checks the length. */
export function isTooShort(password: string, role: Role): boolean {
  return role !== 'customer' && password.length < adminPasswordMin
}

type PasswordError = 'admin_password_too_short' | 'password_is_email' | 'password_too_common'

function passwordError(code: PasswordError, field: string) {
  return new AppError(code, { fields: { [field]: errors[code].message } })
}
