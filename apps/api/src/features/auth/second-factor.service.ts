/**
 * Switching the second factor on and off. Both ask for the password, so that an open session on somebody's table is
 * not enough to lock its owner out; off asks for a code as well, so that a stolen password is not enough to undo it.
 */
import { errors } from '@shop/contract/errors'
import type { Db, Tx } from '../../db/connection.ts'
import { secondFactorChanged } from '../../emails/second-factor-changed.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { Deed } from '../../lib/deed.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import { hashToken } from '../../lib/token.ts'
import { recordChange } from '../audit/audit.service.ts'
import { queueMail } from '../mails/mails.service.ts'
import { readProfile } from '../store/store.service.ts'
import * as accounts from './auth.queries.ts'
import type { LoginGuard } from './login-guard.service.ts'
import * as queries from './second-factor.queries.ts'
import { appUrl, newRecoveryCode, newSecret, stepOfCode } from './second-factor.ts'
import { endOtherSessions } from './sessions.service.ts'

const RECOVERY_CODES = 10

interface Shop {
  db: Db
  publicUrl: string
  guard: LoginGuard
}

/** Somebody signed in who knows their password. */
interface Proof extends Deed {
  network: string
  password: string
}

interface Account {
  id: number
  secondFactorSecret: string | null
  epochSeconds: number
}

/** Of an app or of the sheet of recovery codes: whichever it is, it opens once. */
export async function acceptCode(tx: Tx, account: Account, code: string): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, '')
  const step = stepOfCode(account.secondFactorSecret ?? '', typed, account.epochSeconds)
  return step === undefined
    ? queries.useRecoveryCode(tx, account.id, hashToken(typed.toUpperCase()))
    : queries.useStep(tx, account.id, step)
}

export async function readSecondFactor(db: Db, { id }: Actor) {
  const row = found(await queries.read(db, id), 'unauthenticated')
  return { enabled: row.secondFactorEnabledAt !== null, recoveryCodesLeft: row.recoveryCodesLeft }
}

export async function beginSecondFactor(shop: Shop, proof: Proof) {
  const person = await provePassword(shop, proof, async (account) => account)
  const secret = newSecret()
  return shop.db.transaction().execute(async (tx) => {
    if (!(await queries.offer(tx, person.id, secret))) throw new AppError('second_factor_on')
    const { name: issuer } = await readProfile(tx)
    return { secret, url: appUrl({ secret, issuer, account: person.email }) }
  })
}

export function confirmSecondFactor(
  { db, publicUrl, guard }: Shop,
  call: Deed & { network: string; code: string },
) {
  const { actor, network, code } = call
  return db.transaction().execute(async (tx) => {
    const account = found(await queries.lock(tx, actor.id), 'unauthenticated')
    if (account.secondFactorEnabledAt !== null) throw new AppError('second_factor_on')
    const { secondFactorSecret: secret, email, epochSeconds } = account
    if (secret === null) throw new AppError('second_factor_off')
    const step = await guard.attempt({ email, network, sessionId: actor.sessionId }, async () => {
      const shown = stepOfCode(secret, code.replaceAll(/\s/g, ''), epochSeconds)
      if (shown === undefined) throw wrong('wrong_code', 'code')
      return shown
    })
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const codeHashes = recoveryCodes.map((one) => hashToken(one.replaceAll('-', '')))
    await queries.enable(tx, actor.id, { step, codeHashes })
    await endOtherSessions(tx, actor)
    await tell(tx, publicUrl, account, { deed: call, on: true })
    return { recoveryCodes }
  })
}

export async function endSecondFactor(
  shop: Shop,
  { code, ...proof }: Proof & { code: string },
): Promise<void> {
  await provePassword(shop, proof, ({ id }) =>
    shop.db.transaction().execute(async (tx) => {
      const account = found(await queries.lock(tx, id), 'unauthenticated')
      if (account.secondFactorEnabledAt === null) throw new AppError('second_factor_off')
      if (!(await acceptCode(tx, account, code))) throw wrong('wrong_code', 'code')
      await queries.disable(tx, id)
      await endOtherSessions(tx, proof.actor)
      await tell(tx, shop.publicUrl, account, { deed: proof, on: false })
    }),
  )
}

type Person = NonNullable<Awaited<ReturnType<typeof accounts.findById>>>

async function provePassword<T>(shop: Shop, proof: Proof, then: (person: Person) => Promise<T>): Promise<T> {
  const { actor, network, password } = proof
  const person = found(await accounts.findById(shop.db, actor.id), 'unauthenticated')
  return shop.guard.attempt({ email: person.email, network, sessionId: actor.sessionId }, async () => {
    if (!(await verifyPassword(person.passwordHash, password)))
      throw wrong('wrong_current_password', 'password')
    return then(person)
  })
}

/** Not a 401: the session is good, and a screen would end it. */
function wrong(code: 'wrong_current_password' | 'wrong_code', field: string) {
  return new AppError(code, { fields: { [field]: errors[code].message } })
}

async function tell(
  tx: Tx,
  publicUrl: string,
  { id, name, email: recipient }: { id: number; name: string; email: string },
  { deed: { actor, requestId }, on }: { deed: Deed; on: boolean },
): Promise<void> {
  const action = on ? 'second_factor.on' : 'second_factor.off'
  await recordChange(tx, { actor, requestId, action, objectType: 'user', objectId: id })
  const mail = secondFactorChanged({ profile: await readProfile(tx), publicUrl }, { name, on })
  await queueMail(tx, { kind: 'second-factor-changed', objectId: requestId, recipient, ...mail })
}
