import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyPassword } from '../../lib/password-hash.ts'
import { watchStatements } from '../../testing/statements.ts'
import { unnamedStore } from '../store/unnamed-store.ts'
import { prepareAccountEmail, requestEmail } from './account-emails.service.ts'
import { issueToken } from './account-tokens.service.ts'
import { resetPassword } from './passwords.service.ts'
import { verifyEmail } from './registration.service.ts'

const OLD = 'senha-de-teste-1'
const NEW = 'renda francesa 9'
// Of the old password, with an older, lower memory cost.
const CHEAP_HASH =
  '$argon2id$v=19$m=8192,t=1,p=1$jb2OwzCl8TxwNHeU1sWEhQ$mYdxJnQgjNSJbAM8wfu5nwRRoQBuHU7LDW78GCFOVqQ'
const PASSWORD_READ = /^select .*"password_hash".* from "users"/

type User = Awaited<ReturnType<typeof aUser>>

let database: TestDatabase
let watched: ReturnType<typeof watchStatements>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase()
  watched = watchStatements(database.db)
  const plenty = { points: 1000 }
  const limits = { failedLoginByAccountAndAddress: plenty, failedLoginByAddress: plenty }
  api = await testApi({ db: watched.db, config: { limits } })
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const login = (email: string, password = OLD) => api.visitor.call(auth.login, { body: { email, password } })
const change = (token: string) =>
  api.withToken(token).call(users.changePassword, {
    body: { currentPassword: OLD, newPassword: 'tule de ilusão 3' },
  })
const rowOf = ({ id }: User) =>
  database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const openSessionsOf = ({ id }: User) =>
  database.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
const set = (user: User, values: Partial<Pick<User, 'role' | 'blockedAt' | 'secondFactorEnabledAt'>>) =>
  database.db
    .updateTable('users')
    .set({ ...values, secondFactorSecret: 'GEZDGNBVGY3TQOJQ' })
    .where('id', '=', user.id)
    .execute()

/** Through an emailed link, on a separate connection. */
async function reset(user: User) {
  const { db } = database
  const token = await db.transaction().execute((tx) =>
    issueToken(tx, {
      userId: user.id,
      purpose: 'password_reset',
      redirectPath: null,
      requestedAt: new Date(),
    }),
  )
  const shop = { db, publicUrl: 'http://shop.test' }
  await resetPassword(shop, { token, password: NEW, network: '10.0.0.1', requestId: 'a-reset' })
}

describe('between reading an account and opening its session', () => {
  test('a reset leaves no session for the caller with the old password', async () => {
    const user = await aUser(database.db)
    watched.after(PASSWORD_READ, () => reset(user))
    expect((await login(user.email)).error?.code).toBe('invalid_credentials')
    expect(await openSessionsOf(user)).toEqual([])
    expect((await login(user.email, NEW)).status).toBe(200)
  })

  test('a block leaves no session', async () => {
    const user = await aUser(database.db)
    watched.after(PASSWORD_READ, () => set(user, { blockedAt: new Date() }))
    expect((await login(user.email)).error?.code).toBe('forbidden')
    expect(await openSessionsOf(user)).toEqual([])
  })

  test('a second factor that is switched on is required', async () => {
    const user = await aUser(database.db)
    watched.after(PASSWORD_READ, () => set(user, { secondFactorEnabledAt: new Date() }))
    expect((await login(user.email)).error?.code).toBe('second_factor_required')
    expect(await openSessionsOf(user)).toEqual([])
  })

  test('a new administrator gets the short administrator session, and the audit log records it', async () => {
    const user = await aUser(database.db)
    watched.after(PASSWORD_READ, () => set(user, { role: 'admin' }))
    expect((await login(user.email)).data?.user.role).toBe('admin')
    const [session] = await openSessionsOf(user)
    const hours =
      ((session?.absoluteExpiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 3_600_000
    expect(hours).toBeCloseTo(24, 3)
    const log = database.db.selectFrom('auditLog').selectAll().where('actorId', '=', user.id)
    expect(await log.execute()).toMatchObject([{ action: 'session.open' }])
  })

  test('rehashing at another cost does not overwrite the password of a reset', async () => {
    const user = await aUser(database.db, { passwordHash: CHEAP_HASH })
    watched.after(PASSWORD_READ, () => reset(user))
    await login(user.email)
    expect(await verifyPassword((await rowOf(user)).passwordHash, NEW)).toBe(true)
  })

  test('another sign-in that replaces the hash does not reject this one', async () => {
    const user = await aUser(database.db, { passwordHash: CHEAP_HASH })
    watched.after(PASSWORD_READ, () => login(user.email))
    expect((await login(user.email)).status).toBe(200)
    expect(await openSessionsOf(user)).toHaveLength(2)
  })
})

describe('between checking the current password and storing the new one', () => {
  test('a reset wins, and the change is rejected as if the password had been wrong', async () => {
    const user = await aUser(database.db)
    const { token } = await aSession(database.db, user)
    watched.after(PASSWORD_READ, () => reset(user))
    const { status, error } = await change(token)
    expect([status, error?.code]).toEqual([400, 'wrong_current_password'])
    expect(error?.fields).toEqual({ currentPassword: 'A senha atual está incorreta.' })
    expect(await verifyPassword((await rowOf(user)).passwordHash, NEW)).toBe(true)
  })

  test('the change is rejected if its own session ends', async () => {
    const user = await aUser(database.db)
    const { token } = await aSession(database.db, user)
    watched.after(PASSWORD_READ, () => api.withToken(token).call(auth.logout, {}))
    expect((await change(token)).error?.code).toBe('unauthenticated')
    expect((await rowOf(user)).passwordHash).toBe(user.passwordHash)
  })
})

test('a link opened while its email is registered again waits, and is then invalid', async () => {
  const { db } = database
  const user = await aUser(db, { emailVerifiedAt: null })
  const link = await db.transaction().execute((tx) =>
    issueToken(tx, {
      userId: user.id,
      purpose: 'email_verification',
      redirectPath: null,
      requestedAt: new Date(),
    }),
  )
  const { id, email, name } = user
  const address = { street: 'Rua', number: '1', complement: null, neighborhood: 'Jardins' }
  const place = { city: 'São Paulo', state: 'SP', zipCode: '01310-100', phone: '(11) 90000-0000' }
  const registration = { name, ...address, ...place, passwordHash: CHEAP_HASH }
  await db.transaction().execute((tx) => requestEmail(tx, { kind: 'registration', email, registration }))
  const accountRequests = db.selectFrom('accountRequests').select('id').where('email', '=', email)
  const { id: requestId } = await accountRequests.executeTakeFirstOrThrow()

  let opening: Promise<unknown> = Promise.resolve()
  watched.after(/^insert into "users"/, async () => {
    opening = expect(verifyEmail(db, link, { network: '10.0.0.1', userAgent: null })).rejects.toMatchObject({
      code: 'invalid_verification_token',
    })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 2_000)
  })
  const sender = { profile: unnamedStore, publicUrl: 'http://shop.test' }
  expect(await prepareAccountEmail(watched.db, requestId, sender)).toMatchObject({ to: email })
  await opening
  expect(await rowOf(user)).toMatchObject({ id, emailVerifiedAt: null })
})

/** Number of statements waiting for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows[0]?.count ?? 0
}
