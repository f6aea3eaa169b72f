import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRole } from './admins.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const COMMAND_MS = 120_000

/** Runs the real command on this database. */
async function admin(...args: string[]) {
  const root = new URL('../../../../../', import.meta.url)
  const env = { ...process.env, DATABASE_URL: api.database?.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: root,
    env,
  })
  return stdout
}
const roleOf = async (id: number) =>
  (await api.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role

test('an account becomes administrator and customer again; each time its sessions end and the audit log records it', async () => {
  const person = await aUser(api.db, { email: 'helena@exemplo.test', name: 'Helena' })
  const before = await api.as(person)
  expect(await setRole(api.db, 'Helena@Exemplo.test', 'admin')).toBe('changed')
  expect(await setRole(api.db, 'helena@exemplo.test', 'admin')).toBe('unchanged')
  expect(await roleOf(person.id)).toBe('admin')
  expect((await before.call(auth.verify, {})).status).toBe(401)
  const asAdmin = await api.as(person)
  expect(await setRole(api.db, 'helena@exemplo.test', 'customer')).toBe('changed')
  expect(await roleOf(person.id)).toBe('customer')
  expect((await asAdmin.call(auth.verify, {})).status).toBe(401)
  const entries = await api.db.selectFrom('auditLog').selectAll().orderBy('id').execute()
  expect(entries).toMatchObject([
    { action: 'user.make_admin', actorId: null, objectId: String(person.id), details: { changed: ['role'] } },
    { action: 'user.unmake_admin', actorId: null },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/helena/i)
})

test.each([
  ['an email without an account', undefined, 'unknown'],
  ['an account with an unconfirmed email', { emailVerifiedAt: null }, 'unverified'],
  ['a blocked account', { blockedAt: new Date() }, 'blocked'],
])('%s is not made administrator', async (_who, values, outcome) => {
  const person = values && (await aUser(api.db, values))
  expect(await setRole(api.db, person?.email ?? 'ninguem@exemplo.test', 'admin')).toBe(outcome)
  if (person) expect(await roleOf(person.id)).toBe('customer')
})

test(
  'npm run admin grants the role from the server',
  async () => {
    const person = await aUser(api.db, { email: 'marta@exemplo.test', name: 'Marta' })
    await admin('add', 'marta@exemplo.test')
    expect(await roleOf(person.id)).toBe('admin')
    expect(await admin('list')).toBe('marta@exemplo.test\tMarta\tadmin\tpassword only\n')
    await admin('add-seamstress', 'marta@exemplo.test')
    expect(await roleOf(person.id)).toBe('seamstress')
    await expect(admin('promote', 'marta@exemplo.test')).rejects.toMatchObject({ code: 2 })
  },
  COMMAND_MS,
)
