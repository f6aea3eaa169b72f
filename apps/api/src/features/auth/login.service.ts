import type { Credentials, SignedIn } from '@shop/contract/auth'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import {
  type HashedFor,
  hashPassword,
  isOutdated,
  nobodysHash,
  verifyPassword,
} from '../../lib/password-hash.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readUser } from '../users/users.service.ts'
import * as queries from './auth.queries.ts'
import { findKnownDevice, rememberDevice } from './known-devices.service.ts'
import type { LoginGuard } from './login-guard.service.ts'
import { isTooShort } from './password-rules.ts'
import { acceptCode, lookAtCode } from './second-factor.service.ts'
import { openSession, type Visit } from './sessions.service.ts'

type Account = NonNullable<Awaited<ReturnType<typeof queries.findByEmail>>>
type Held = NonNullable<Awaited<ReturnType<typeof queries.lockProved>>>
type Call = Visit & { requestId: string }
/** A device that is known to the account, and whose hashes these are. */
type Caller = Call & { deviceId: number | undefined; whose: HashedFor; guard: LoginGuard }

export async function login(
  db: Db,
  guard: LoginGuard,
  credentials: Credentials,
  call: Call,
): Promise<SignedIn> {
  const { email, code, deviceTokens = [] } = credentials
  const { network } = call
  const deviceId = await findKnownDevice(db, email, deviceTokens)
  const given = code === undefined ? undefined : await lookAtCode(db, email, code)
  // Before strangers: what a crowd of guesses waits for must not keep the owner waiting.
  const whose = { group: network, first: deviceId !== undefined || given === 'right' }
  return guard.attempt({ email, network, deviceId, givesCode: given !== undefined }, async () => {
    // Comparing takes its time. If the account has changed meanwhile, it is compared once more with what stands now.
    const caller = { ...call, deviceId, whose, guard }
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
    // Chosen as a customer, before the role was given: only now is it known how long it is.
    if (isTooShort(credentials.password, held.role)) throw new AppError('admin_password_outdated')
    const { id, role, secondFactorEnabledAt } = held
    if (secondFactorEnabledAt !== null) await proveSecondFactor(tx, held, { ...credentials, ...caller })
    const device =
      secondFactorEnabledAt !== null && deviceId === undefined ? await rememberDevice(tx, id) : undefined
    if (newHash !== undefined) await queries.setPasswordHash(tx, id, newHash)
    if (role === 'admin') {
      const object = { objectType: 'user', objectId: id }
      await recordChange(tx, { actor: { id }, action: 'session.open', ...object, requestId })
    }
    const knownDeviceId = deviceId ?? device?.id ?? null
    const token = await openSession(tx, { id, role }, { ...caller, knownDeviceId })
    return { id, token, ...(device && { deviceToken: device.token }) }
  })
}

/** Why somebody is refused is told only to those who know the password: for all others there is one answer. */
async function prove(db: Db, { email, password }: Credentials, whose: HashedFor): Promise<Account> {
  const account = await queries.findByEmail(db, email)
  // An unknown address takes as long to refuse as a known one.
  const right = await verifyPassword(account?.passwordHash ?? nobodysHash, password, whose)
  if (account === undefined || !right) throw new AppError('invalid_credentials')

  // Told, because somebody who was blocked would otherwise go on choosing new passwords in vain.
  if (account.blockedAt !== null) throw new AppError('forbidden')
  if (account.emailVerifiedAt === null) throw new AppError('email_not_verified')
  return account
}

async function proveSecondFactor(
  tx: Tx,
  held: Held,
  { email, code, deviceId, guard }: Credentials & Pick<Caller, 'deviceId' | 'guard'>,
): Promise<void> {
  if (code === undefined) throw new AppError('second_factor_required')
  const check = async () => {
    if (!(await acceptCode(tx, held, code))) throw new AppError('second_factor_invalid')
  }
  // A known device has tries of its own, which nobody else can use up.
  await (deviceId === undefined ? guard.attemptCode(email, check) : check())
}
