import { contact } from '@shop/contract/contact'
import { testApi } from '@shop/test-kit/api'
import { aProfile, aUser } from '@shop/test-kit/factories'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { contactTasks } from './contact.jobs.ts'

const measures = { bust: 913, waist: 667, hip: 1019 }
/** In any way a text could write them. */
const numbers = /91[.,]?3|66[.,]?7|101[.,]?9/

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { contact: { points: 1000 } } } })
  await aProfile(api.db, { name: 'Flor de Lis', email: 'atelie@exemplo.test' })
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const send = (email: string, values: object = { measures }) =>
  api.visitor.call(contact.send, {
    body: { name: 'Lia', email, message: 'Sobre a peça Açucena: serve?', ...values },
  })
const storedOf = async (email: string) =>
  (await api.db.selectFrom('contactMessages').select('measures').where('email', '=', email).execute())[0]
    ?.measures

test('measures sent with a message are stored in millimetres and shown to administrators', async () => {
  expect((await send('medida@exemplo.test')).status).toBe(202)
  await send('nenhuma@exemplo.test', {})
  expect(await storedOf('medida@exemplo.test')).toEqual(measures)
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const { data = [] } = await admin.call(contact.list, { query: {} })
  const of = (email: string) => data.find((one) => one.email === email)
  expect(of('medida@exemplo.test')?.measures).toEqual(measures)
  expect(of('nenhuma@exemplo.test')?.measures).toBeNull()
  const found = await admin.call(contact.list, { query: { search: '91' } })
  expect(found.data).toEqual([])
})

test('neither email, nor the log, nor the audit log has a number of them; the atelier reads that there are some', async () => {
  await send('discreta@exemplo.test')
  await mailbox.emailTo('discreta@exemplo.test')
  const received = () =>
    mailbox.smtp.received.filter(
      ({ source, recipients }) =>
        recipients.includes('discreta@exemplo.test') || source.includes('discreta@exemplo.test'),
    )
  // One to the atelier, one to her.
  await expect.poll(() => received().length, { timeout: 20_000 }).toBe(2)
  const read = await Promise.all(received().map(({ source }) => PostalMime.parse(source)))
  for (const { subject, text, html } of read) expect(`${subject} ${text} ${html}`).not.toMatch(numbers)
  expect(read.filter(({ text }) => text?.includes('Ela enviou também as medidas.'))).toHaveLength(1)
  expect(api.lines.join('')).not.toMatch(/"(bust|waist|hip)"/)
  const queued = await api.db
    .selectFrom('mails')
    .select(['text', 'html'])
    .where((eb) =>
      eb.or([eb('replyTo', '=', 'discreta@exemplo.test'), eb('recipient', '=', 'discreta@exemplo.test')]),
    )
    .execute()
  expect(queued).toHaveLength(2)
  expect(JSON.stringify(queued)).not.toMatch(numbers)

  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const [message] = (await admin.call(contact.list, { query: { search: 'discreta' } })).data ?? []
  await admin.call(contact.handle, { params: { id: message?.id ?? 0 }, body: { handled: true } })
  const entries = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectId', '=', String(message?.id))
    .execute()
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries[0]?.details)).not.toMatch(numbers)
})

test('after 90 days the measures are gone and the message is not', async () => {
  const age = async (email: string, days: number) => {
    await send(email)
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await api.db.updateTable('contactMessages').set({ createdAt }).where('email', '=', email).execute()
  }
  await age('antiga@exemplo.test', 91)
  await age('recente@exemplo.test', 89)
  const [purge] = contactTasks({ db: api.db })
  await purge?.run({})
  expect(await storedOf('antiga@exemplo.test')).toBeNull()
  expect(await storedOf('recente@exemplo.test')).toEqual(measures)
})

test.each([
  ['one alone', { bust: 91.3 }],
  ['more than a body', { bust: 301, waist: 66.7, hip: 101.9 }],
  ['text', { bust: '91,3', waist: 66.7, hip: 101.9 }],
])('%s is rejected', async (_what, wrong) => {
  const payload = { name: 'Lia', email: 'lia@exemplo.test', message: 'Oi', measures: wrong }
  const response = await api.inject({ method: 'POST', url: '/api/contact', payload })
  expect(response.statusCode).toBe(400)
})
