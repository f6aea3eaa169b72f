import { auth } from '@shop/contract/auth'
import { tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { bothSides } from '../../testing/tickets.ts'
import { unnamedStore } from '../store/unnamed-store.ts'

const ATELIER = 'atelie@exemplo.test'
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { ticketReply: { points: 1000 } } } })
  const value = JSON.stringify({ ...unnamedStore, email: ATELIER })
  await api.db.insertInto('settings').values({ key: 'store_profile', value }).execute()
})
afterAll(() => api.close())

type Sides = Awaited<ReturnType<typeof bothSides>>
const write = ({ asCustomer }: Sides, id: number, message: string) =>
  asCustomer.call(tickets.reply, { params: { id }, body: { message } })
const emailsAbout = (id: number) =>
  api.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', ATELIER)
    .where('subject', 'like', `Ticket nº ${id}:%`)
    .orderBy('id')
    .execute()
/** Moves everything queued so far into the past. */
const minutesPass = async (minutes: number) => {
  await sql`update mails set created_at = created_at - ${minutes} * interval '1 minute'`.execute(api.db)
  await sql`update graphile_worker._private_jobs set run_at = run_at - ${minutes} * interval '1 minute'`.execute(
    api.admin,
  )
}
const waiting = async () => {
  const { rows } = await sql<{ priority: number; run: boolean; task: string }>`
    select task_identifier as task, priority, run_at <= now() as run from graphile_worker.jobs order by id`.execute(
    api.db,
  )
  return rows
}

test('30 messages in seconds make two emails to the atelier: the first at once, the others batched after ten minutes', async () => {
  const sides = await bothSides(api)
  const { id } = await sides.opened()
  for (let n = 1; n <= 30; n += 1) expect((await write(sides, id, `Mensagem ${n}.`)).status).toBe(200)
  expect(await emailsAbout(id)).toHaveLength(1)
  expect((await waiting()).filter(({ task }) => task === 'tickets.notify')).toHaveLength(1)

  const mailbox = await testMailbox(api.database?.url ?? '')
  try {
    await mailbox.emailTo(ATELIER)
    expect(await emailsAbout(id)).toHaveLength(1)
    await minutesPass(10)
    await expect.poll(() => emailsAbout(id), { timeout: 30_000 }).toHaveLength(2)
    const digest = await mailbox.emailTo(ATELIER, 2)
    expect(digest.text).toContain('escreveu 30 mensagens')
    expect(digest.text).toContain('As 25 primeiras estão na página do ticket.')
    expect(digest.text).toContain('> Mensagem 26.')
    expect(digest.text).toContain('> Mensagem 30.')
    expect(digest.text).not.toContain('Mensagem 25.')
    expect(await emailsAbout(id)).toHaveLength(2)
  } finally {
    await mailbox.close()
  }
})

test('an answered message is not notified again, and the next message is notified at once', async () => {
  const sides = await bothSides(api)
  const { id } = await sides.opened()
  await write(sides, id, 'Mais uma coisa.')
  await sides.asAdmin.call(tickets.reply, { params: { id }, body: { message: 'Pode sim.' } })
  await write(sides, id, 'Obrigada!')
  const emails = await emailsAbout(id)
  expect(emails).toHaveLength(2)
  expect(emails[1]?.text).toContain('> Obrigada!')
  expect(emails[1]?.text).not.toContain('Mais uma coisa.')

  const mailbox = await testMailbox(api.database?.url ?? '')
  await minutesPass(10)
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  await mailbox.close()
  expect(await emailsAbout(id)).toHaveLength(2)
})

test('after ten quiet minutes a message is notified at once', async () => {
  const sides = await bothSides(api)
  const { id } = await sides.opened()
  await minutesPass(11)
  await write(sides, id, 'Alguma novidade?')
  expect((await emailsAbout(id)).map(({ text }) => text.includes('> Alguma novidade?'))).toEqual([
    false,
    true,
  ])
})

test('a password reset email is sent before all pending emails to the atelier', async () => {
  const { customer, opened } = await bothSides(api)
  const { id } = await opened()
  await api.visitor.call(auth.requestPasswordReset, { body: { email: customer.email } })
  expect(await emailsAbout(id)).toHaveLength(1)
  const jobs = (await waiting()).toSorted((one, other) => one.priority - other.priority)
  expect(jobs[0]).toEqual({ task: 'account.mail', priority: 0, run: true })
  expect(jobs.slice(1)).toContainEqual({ task: 'mail.send', priority: 10, run: true })
  expect(jobs.slice(1).some(({ priority }) => priority === 0)).toBe(false)
})

test('an account writes at most twenty messages in ten minutes, the atelier many more', async () => {
  const limited = await testApi()
  const sides = await bothSides(limited)
  const { id } = await sides.opened()
  const statuses = []
  for (let n = 0; n < 21; n += 1) statuses.push((await write(sides, id, 'Oi')).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  for (let n = 0; n < 21; n += 1) {
    const body = { message: 'Olá' }
    expect((await sides.asAdmin.call(tickets.reply, { params: { id }, body })).status).toBe(200)
  }
  await limited.close()
})
