import type { Credentials, SignedIn } from '@shop/contract/auth'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import {
  type HashedFor,
  hashPassword,
  isOutdated,
  placeholderHash,
  verifyPassword,
} from '../../lib/password-hash.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readUser } from '../users/users.service.ts'
import * as queries from './auth.queries.ts'
import { findKnownDevice, rememberDevice } from './known-devices.service.ts'
import type { LoginLimiter } from './login-limiter.service.ts'
import { isTooShort } from './password-rules.ts'
import { acceptCode, checkCode } from './second-factor.service.ts'
import { openSession, type Visit } from './sessions.service.ts'

type Account = NonNullable<Awaited<ReturnType<typeof queries.findByEmail>>>
type Held = NonNullable<Awaited<ReturnType<typeof queries.lockProved>>>
type Call = Visit & { requestId: string }
/** A known device of the account, if any, and the queue group for its password hashes. */
type Caller = Call & { deviceId: number | undefined; whose: HashedFor; loginLimiter: LoginLimiter }

export async function login(
  db: Db,
  loginLimiter: LoginLimiter,
  credentials: Credentials,
  call: Call,
): Promise<SignedIn> {
  const { email, code, deviceTokens = [] } = credentials
  const { network } = call
  const deviceId = await findKnownDevice(db, email, deviceTokens)
  const given = code === undefined ? undefined : await checkCode(db, email, code)
  // Prioritized: the owner must not wait behind the password hashes of an attack.
  const whose = { group: network, first: deviceId !== undefined || given === 'right' }
  return loginLimiter.attempt({ email, network, deviceId, givesCode: given !== undefined }, async () => {
    // Comparing takes time. If the account has changed meanwhile, it is compared once more with the current state.
    const caller = { ...call, deviceId, whose, loginLimiter }
    const opened = (await open(db, credentials, caller)) ?? (await open(db, credentials, caller))
    const { id, ...tokens } = found(opened, 'invalid_credentials')
    return { ...tokens, user: found(await readUser(db, id), 'unauthenticated') }
  })
}

async function open(db: Db, credentials: Credentials, caller: Caller) {
  const { whose, deviceId, requestId } = caller
  const account = await prove(db, credentials, whose)
  const newHash = isOutdated(account.passwordHash)
    ? await hashPassword(credentials.password, whose)
    : undefined
  return db.transaction().execute(async (tx) => {
    const held = await queries.lockProved(tx, account)
    if (held === undefined) return undefined
    // It was chosen as a customer, before the role was granted; its length is known only now.
    if (isTooShort(credentials.password, held.role)) throw new AppError('admin_password_outdated')
    const { id, role, secondFactorEnabledAt } = held
    if (secondFactorEnabledAt !== null) await proveSecondFactor(tx, held, { ...credentials, ...caller })
    const device =
      secondFactorEnabledAt !== null && deviceId === undefined ? await rememberDevice(tx, id) : undefined
    if (newHash !== undefined) await queries.setPasswordHash(tx, id, newHash)
    if (role !== 'customer') {
      const object = { objectType: 'user', objectId: id }
      await recordChange(tx, { actor: { id }, action: 'session.open', ...object, requestId })
    }
    const knownDeviceId = deviceId ?? device?.id ?? null
    const token = await openSession(tx, { id, role }, { ...caller, knownDeviceId })
    return { id, token, ...(device && { deviceToken: device.token }) }
  })
}

/** Only a caller with the right password gets the reason for a rejection; all others get the same response. */
async function prove(db: Db, { email, password }: Credentials, whose: HashedFor): Promise<Account> {
  const account = await queries.findByEmail(db, email)
  // Rejecting an unknown email takes as long as rejecting a known one.
  const right = await verifyPassword(account?.passwordHash ?? placeholderHash, password, whose)
  if (account === undefined || !right) throw new AppError('invalid_credentials')

  // Reported, because a blocked customer would otherwise keep resetting the password in vain.
  if (account.blockedAt !== null) throw new AppError('forbidden')
  if (account.emailVerifiedAt === null) throw new AppError('email_not_verified')
  return account
}

async function proveSecondFactor(
  tx: Tx,
  held: Held,
  { email, code, deviceId, loginLimiter }: Credentials & Pick<Caller, 'deviceId' | 'loginLimiter'>,
): Promise<void> {
  if (code === undefined) throw new AppError('second_factor_required')
  const check = async () => {
    if (!(await acceptCode(tx, held, code))) throw new AppError('second_factor_invalid')
  }
  // A known device has its own attempts, which no other caller can use up.
  await (deviceId === undefined ? loginLimiter.attemptCode(email, check) : check())
}
