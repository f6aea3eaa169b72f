import type { Registration } from '@shop/contract/auth'
import { errors } from '@shop/contract/errors'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { requestEmail } from './account-emails.service.ts'
import { useToken } from './account-tokens.service.ts'
import * as queries from './auth.queries.ts'
import { rememberDevice } from './known-devices.service.ts'
import { rejectWeakPassword } from './password-rules.ts'
import { openSession, type Visit } from './sessions.service.ts'

/** The same steps for a known and an unknown email; the job creates the account, or does not. */
export async function register(db: Db, form: Registration): Promise<void> {
  const { email, password, confirmPassword, redirect, complement, ...person } = form
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw new AppError('password_mismatch', {
      fields: { confirmPassword: errors.password_mismatch.message },
    })
  }
  rejectWeakPassword({ password, email, role: 'customer', field: 'password' })
  const passwordHash = await hashPassword(password)
  const registration = { ...person, complement: complement || null, passwordHash }
  await db
    .transaction()
    .execute((tx) =>
      requestEmail(tx, { kind: 'registration', email, redirectPath: redirect ?? null, registration }),
    )
}

export async function resendVerification(db: Db, email: string): Promise<void> {
  await db.transaction().execute((tx) => requestEmail(tx, { kind: 'verification', email }))
}

/**
 * Returns the redirect path given at registration; the browser that opened the link becomes a known device and is
 * signed in. The account is locked from the use of the link on, so that a concurrent block takes effect.
 */
export function verifyEmail(db: Db, token: string, visit: Visit) {
  return db.transaction().execute(async (tx) => {
    const { network } = visit
    const used = found(await useToken(tx, 'email_verification', token, network), 'invalid_verification_token')
    const account = found(await queries.findById(tx, used.userId), 'invalid_verification_token')
    await queries.markVerified(tx, account.id)
    const device = await rememberDevice(tx, account.id)
    const session = mayEnter(account)
      ? await openSession(tx, account, { ...visit, knownDeviceId: device.id })
      : undefined
    return { redirect: used.redirectPath, deviceToken: device.token, userId: account.id, session }
  })
}

/** A link is a single factor: enough for a customer who has just registered, but for no other account. */
function mayEnter({ role, blockedAt, emailVerifiedAt }: Awaited<ReturnType<typeof queries.findById>> & {}) {
  return role === 'customer' && blockedAt === null && emailVerifiedAt === null
}
