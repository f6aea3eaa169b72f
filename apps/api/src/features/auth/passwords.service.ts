import type { Role } from '@shop/contract/users'
import type { Db, Tx } from '../../db/connection.ts'
import { passwordChanged } from '../../emails/password-changed.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { requestEmail } from './account-emails.service.ts'
import { endTokens, isUsable, useToken } from './account-tokens.service.ts'
import * as queries from './auth.queries.ts'
import { rememberDevice } from './known-devices.service.ts'
import type { LoginLimiter } from './login-limiter.service.ts'
import { checkPassword, wrongPassword } from './own-password.service.ts'
import { rejectWeakPassword } from './password-rules.ts'
import { endAllSessions, endOtherSessions, holdSession } from './sessions.service.ts'

/** The form field of the current password. */
const FIELD = 'currentPassword'

interface Shop {
  db: Db
  publicUrl: string
}

export async function requestPasswordReset(db: Db, email: string): Promise<void> {
  await db.transaction().execute((tx) => requestEmail(tx, { kind: 'password_reset', email }))
}

interface Reset {
  token: string
  password: string
  network: string
  requestId: string
}

export async function resetPassword(
  { db, publicUrl }: Shop,
  { token, password, network, requestId }: Reset,
): Promise<{ deviceToken: string }> {
  // Checked first, so that made-up tokens cost a lookup and not a hash.
  if (!(await isUsable(db, 'password_reset', token))) throw new AppError('invalid_reset_token')
  // Prioritized: the link is the way in for an owner who is locked out by attackers.
  const passwordHash = await hashPassword(password, { group: network, first: true })
  return db.transaction().execute(async (tx) => {
    const used = found(await useToken(tx, 'password_reset', token, network), 'invalid_reset_token')
    const person = found(await queries.findById(tx, used.userId), 'invalid_reset_token')
    // An error rolls everything back: the link stays valid for a better password.
    rejectWeakPassword({ ...person, password, field: 'password' })
    await queries.setPasswordHash(tx, person.id, passwordHash)
    // Opening the link has confirmed the email.
    await queries.markVerified(tx, person.id)
    await endAllSessions(tx, person.id)
    await writeDown(tx, person, 'password.reset', requestId)
    await notifyOwner(tx, publicUrl, person, `reset-${used.id}`)
    const { token: deviceToken } = await rememberDevice(tx, person.id)
    return { deviceToken }
  })
}

/** The request id also identifies the change, so that its email is queued once. */
interface Change extends AuditContext {
  network: string
  currentPassword: string
  newPassword: string
}

export async function changePassword(
  { db, publicUrl }: Shop,
  loginLimiter: LoginLimiter,
  change: Change,
): Promise<void> {
  const { actor, network, currentPassword, newPassword, requestId } = change
  const check = { actor, network, password: currentPassword, field: FIELD }
  const person = await checkPassword(db, loginLimiter, check)
  rejectWeakPassword({ ...person, password: newPassword, field: 'newPassword' })
  const passwordHash = await hashPassword(newPassword, { group: `account-${actor.id}` })
  await db.transaction().execute(async (tx) => {
    // Password and session may have changed while the passwords were hashed, above all by a reset.
    if (!(await queries.replacePasswordHash(tx, person, passwordHash))) throw wrongPassword(FIELD)
    if (!(await holdSession(tx, actor))) throw new AppError('unauthenticated')
    await endTokens(tx, person.id, 'password_reset')
    await endOtherSessions(tx, actor)
    await writeDown(tx, person, 'password.change', requestId)
    await notifyOwner(tx, publicUrl, person, `change-${requestId}`)
  })
}

/** Only for those who work in the atelier, and without before and after: not even a digest of a password is stored. */
async function writeDown(
  tx: Tx,
  { id, role }: { id: number; role: Role },
  action: 'password.change' | 'password.reset',
  requestId: string,
): Promise<void> {
  if (role !== 'customer') {
    await recordChange(tx, { actor: { id }, action, objectType: 'user', objectId: id, requestId })
  }
}

async function notifyOwner(
  tx: Tx,
  publicUrl: string,
  { email: recipient, name }: { email: string; name: string },
  objectId: string,
): Promise<void> {
  const notice = passwordChanged(await readSender(tx, publicUrl), { name })
  await queueEmail(tx, { kind: 'password-changed', objectId, recipient, ...notice })
}
