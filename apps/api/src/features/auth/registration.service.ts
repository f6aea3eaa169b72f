import type { Registration } from '@shop/contract/auth'
import { errors } from '@shop/contract/errors'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { askForMail } from './account-mail.service.ts'
import { useToken } from './account-tokens.service.ts'
import * as queries from './auth.queries.ts'
import { refuseWeakPassword } from './password-rules.ts'

/** The same steps for an address that is known and for one that is not; the job makes the account, or does not. */
export async function register(db: Db, form: Registration): Promise<void> {
  const { email, password, confirmPassword, redirect, complement, ...person } = form
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw new AppError('password_mismatch', {
      fields: { confirmPassword: errors.password_mismatch.message },
    })
  }
  refuseWeakPassword({ password, email, role: 'customer', field: 'password' })
  const passwordHash = await hashPassword(password)
  const registration = { ...person, complement: complement || null, passwordHash }
  await db
    .transaction()
    .execute((tx) =>
      askForMail(tx, { kind: 'registration', email, redirectPath: redirect ?? null, registration }),
    )
}

export async function resendVerification(db: Db, email: string): Promise<void> {
  await db.transaction().execute((tx) => askForMail(tx, { kind: 'verification', email }))
}

/** Answers where the person was on the way to when they registered. */
export function verifyEmail(db: Db, token: string, network: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const used = found(await useToken(tx, 'email_verification', token, network), 'invalid_verification_token')
    await queries.markVerified(tx, used.userId)
    return used.redirectPath
  })
}
