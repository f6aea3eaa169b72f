import type { Credentials, SignedIn } from '@shop/contract/auth'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashPassword, isOutdated, nobodysHash, verifyPassword } from '../../lib/password-hash.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readUser } from '../users/users.service.ts'
import * as queries from './auth.queries.ts'
import type { LoginGuard } from './login-guard.service.ts'
import { isTooShort } from './password-rules.ts'
import { acceptCode } from './second-factor.service.ts'
import { openSession, type Visit } from './sessions.service.ts'

type Account = NonNullable<Awaited<ReturnType<typeof queries.findByEmail>>>
type Held = NonNullable<Awaited<ReturnType<typeof queries.lockProved>>>
type Call = Visit & { requestId: string }

export function login(db: Db, guard: LoginGuard, credentials: Credentials, call: Call): Promise<SignedIn> {
  return guard.attempt({ email: credentials.email, network: call.network }, async () => {
    // Comparing takes its time. If the account has changed meanwhile, it is compared once more with what stands now.
    const opened = (await open(db, credentials, call)) ?? (await open(db, credentials, call))
    const { token, id } = found(opened, 'invalid_credentials')
    return { token, user: found(await readUser(db, id), 'unauthenticated') }
  })
}

async function open(db: Db, credentials: Credentials, call: Call) {
  const account = await prove(db, credentials)
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(credentials.password) : undefined
  return db.transaction().execute(async (tx) => {
    const held = await queries.lockProved(tx, account)
    if (held === undefined) return undefined
    // Chosen as a customer, before the role was given: only now is it known how long it is.
    if (isTooShort(credentials.password, held.role)) throw new AppError('admin_password_outdated')
    if (held.secondFactorEnabledAt !== null) await proveSecondFactor(tx, held, credentials.code)
    const { id, role } = held
    if (newHash !== undefined) await queries.setPasswordHash(tx, id, newHash)
    if (role === 'admin') {
      const { requestId } = call
      await recordChange(tx, {
        actor: { id },
        action: 'session.open',
        objectType: 'user',
        objectId: id,
        requestId,
      })
    }
    return { id, token: await openSession(tx, { id, role }, call) }
  })
}

/** Why somebody is refused is told only to those who know the password: for all others there is one answer. */
async function prove(db: Db, { email, password }: Credentials): Promise<Account> {
  const account = await queries.findByEmail(db, email)
  // An unknown address takes as long to refuse as a known one.
  const right = await verifyPassword(account?.passwordHash ?? nobodysHash, password)
  if (account === undefined || !right) throw new AppError('invalid_credentials')

  // Told, because somebody who was blocked would otherwise go on choosing new passwords in vain.
  if (account.blockedAt !== null) throw new AppError('forbidden')
  if (account.emailVerifiedAt === null) throw new AppError('email_not_verified')
  return account
}

async function proveSecondFactor(tx: Tx, held: Held, code: string | undefined): Promise<void> {
  if (code === undefined) throw new AppError('second_factor_required')
  if (!(await acceptCode(tx, held, code))) throw new AppError('second_factor_invalid')
}
