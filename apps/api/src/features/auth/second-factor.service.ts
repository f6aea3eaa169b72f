/**
 * Switching the second factor on and off. Both require the password, so that an unattended session is not enough to
 * lock its owner out; switching off also requires a code, so that a stolen password is not enough to undo it.
 */

import { errors } from '@shop/contract/errors'
import type { Db, Tx } from '../../db/connection.ts'
import { secondFactorChanged } from '../../emails/second-factor-changed.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { hashToken } from '../../lib/token.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { readProfile } from '../store/store.service.ts'
import type { LoginLimiter } from './login-limiter.service.ts'
import { checkPassword, withPassword } from './own-password.service.ts'
import * as queries from './second-factor.queries.ts'
import { appUrl, newRecoveryCode, newSecret, stepOfCode } from './second-factor.ts'
import { endOtherSessions } from './sessions.service.ts'

const RECOVERY_CODES = 10
/** The form field of the password. */
const FIELD = 'password'

interface Shop {
  db: Db
  publicUrl: string
  loginLimiter: LoginLimiter
}

/** A signed-in user with the password to check. */
interface SecondFactorInput extends AuditContext {
  network: string
  password: string
}

interface Account {
  id: number
  secondFactorSecret: string | null
  epochSeconds: number
}

/** A code from the app or a recovery code; either is accepted once. */
export async function acceptCode(tx: Tx, account: Account, code: string): Promise<boolean> {
  const typed = withoutGaps(code)
  const step = stepOfCode(account.secondFactorSecret ?? '', typed, account.epochSeconds)
  return step === undefined
    ? queries.useRecoveryCode(tx, account.id, hashToken(typed.toUpperCase()))
    : queries.useStep(tx, account.id, step)
}

/** Checks a code without using it up; undefined when the account has no second factor. */
export async function checkCode(db: Db, email: string, code: string): Promise<'right' | 'wrong' | undefined> {
  const account = await queries.findByEmail(db, email)
  if (account === undefined) return undefined
  const typed = withoutGaps(code)
  const step = stepOfCode(account.secondFactorSecret ?? '', typed, account.epochSeconds)
  const codeHash = hashToken(typed.toUpperCase())
  const isRight =
    step === undefined
      ? account.recoveryCodeHashes.some((one) => one.equals(codeHash))
      : step > (account.secondFactorLastStep ?? 0)
  return isRight ? 'right' : 'wrong'
}

export async function readSecondFactor(db: Db, { id }: Actor) {
  const row = found(await queries.read(db, id), 'unauthenticated')
  return { enabled: row.secondFactorEnabledAt !== null, recoveryCodesLeft: row.recoveryCodesLeft }
}

export async function beginSecondFactor(shop: Shop, check: SecondFactorInput) {
  const person = await checkPassword(shop.db, shop.loginLimiter, { ...check, field: FIELD })
  const secret = newSecret()
  return shop.db.transaction().execute(async (tx) => {
    if (!(await queries.offer(tx, person.id, secret))) throw new AppError('second_factor_on')
    const { name: issuer } = await readProfile(tx)
    return { secret, url: appUrl({ secret, issuer, account: person.email }) }
  })
}

export function confirmSecondFactor(
  { db, publicUrl, loginLimiter }: Shop,
  call: AuditContext & { network: string; code: string },
) {
  const { actor, network, code } = call
  return db.transaction().execute(async (tx) => {
    const account = found(await queries.lock(tx, actor.id), 'unauthenticated')
    if (account.secondFactorEnabledAt !== null) throw new AppError('second_factor_on')
    const { secondFactorSecret: secret, email, epochSeconds } = account
    if (secret === null) throw new AppError('second_factor_off')
    const step = await loginLimiter.attempt({ email, network, sessionId: actor.sessionId }, async () => {
      const shown = stepOfCode(secret, code.replaceAll(/\s/g, ''), epochSeconds)
      if (shown === undefined) throw wrongCode()
      return shown
    })
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    const codeHashes = recoveryCodes.map((one) => hashToken(one.replaceAll('-', '')))
    await queries.enable(tx, actor.id, { step, codeHashes })
    await endOtherSessions(tx, actor)
    await notifyOwner(tx, publicUrl, account, { auditContext: call, on: true })
    return { recoveryCodes }
  })
}

export async function endSecondFactor(
  shop: Shop,
  { code, ...check }: SecondFactorInput & { code: string },
): Promise<void> {
  await withPassword(shop.db, shop.loginLimiter, { ...check, field: FIELD }, ({ id }) =>
    shop.db.transaction().execute(async (tx) => {
      const account = found(await queries.lock(tx, id), 'unauthenticated')
      if (account.secondFactorEnabledAt === null) throw new AppError('second_factor_off')
      if (!(await acceptCode(tx, account, code))) throw wrongCode()
      await queries.disable(tx, id)
      await endOtherSessions(tx, check.actor)
      await notifyOwner(tx, shop.publicUrl, account, { auditContext: check, on: false })
    }),
  )
}

function withoutGaps(code: string): string {
  return code.replaceAll(/[\s-]/g, '')
}

/** Not a 401: the session is valid, and the client would end it. */
function wrongCode() {
  return new AppError('wrong_code', { fields: { code: errors.wrong_code.message } })
}

async function notifyOwner(
  tx: Tx,
  publicUrl: string,
  { id, name, email: recipient }: { id: number; name: string; email: string },
  { auditContext: { actor, requestId }, on }: { auditContext: AuditContext; on: boolean },
): Promise<void> {
  const action = on ? 'second_factor.on' : 'second_factor.off'
  await recordChange(tx, { actor, requestId, action, objectType: 'user', objectId: id })
  const notice = secondFactorChanged(await readSender(tx, publicUrl), { name, on })
  await queueEmail(tx, { kind: 'second-factor-changed', objectId: requestId, recipient, ...notice })
}
