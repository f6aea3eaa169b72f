import { nextCursorHeader } from '@shop/contract/constants'
import { contact } from '@shop/contract/contact'
import { errorBody } from '@shop/contract/error-body'
import { testApi } from '@shop/test-kit/api'
import { aProfile, aUser } from '@shop/test-kit/factories'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { contactTasks } from './contact.jobs.ts'

const ATELIER = 'atelie@exemplo.test'
const message = {
  name: 'Marina Duarte',
  email: 'marina@exemplo.test',
  phone: '(11) 90000-0000',
  subject: 'Ajustes e Alterações',
  message: 'A barra do Açucena\npode ser feita em casa?',
}

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { contact: { points: 1000 } } } })
  await aProfile(api.db, { name: 'Flor de Lis', email: ATELIER })
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const send = (values: Partial<typeof message> & { website?: string } = {}) =>
  api.visitor.call(contact.send, { body: { ...message, ...values } })
const storedOf = (email: string) =>
  api.db.selectFrom('contactMessages').selectAll().where('email', '=', email).execute()

test('a message is stored as written, and its sender gets a confirmation', async () => {
  const { status, data } = await send({ email: ' Guardada@Exemplo.test ' })
  expect(status).toBe(202)
  expect(data?.message).toBe('Obrigada pelo contato. Responderemos em breve.')
  expect(await storedOf('guardada@exemplo.test')).toMatchObject([
    { ...message, email: 'guardada@exemplo.test', handledAt: null },
  ])
})

test.each(['customer', 'admin'] as const)('a signed-in %s can write like a visitor', async (role) => {
  const caller = await api.as(await aUser(api.db, { role }))
  const email = `conectada-${role}@exemplo.test`
  expect((await caller.call(contact.send, { body: { ...message, email } })).status).toBe(202)
  expect(await storedOf(email)).toHaveLength(1)
})

test('the atelier gets the message by email, and a reply to that email goes to the sender', async () => {
  await send({ email: 'pergunta@exemplo.test' })
  await mailbox.emailTo('pergunta@exemplo.test')
  const source = mailbox.smtp.received.find(
    (received) => received.recipients.includes(ATELIER) && received.source.includes('pergunta@exemplo.test'),
  )?.source
  const received = await PostalMime.parse(source ?? '')
  expect(received.subject).toBe('Contato pelo site: Ajustes e Alterações')
  expect(received.replyTo).toMatchObject([{ address: 'pergunta@exemplo.test' }])
  for (const text of [
    'Marina Duarte',
    '(11) 90000-0000',
    '> A barra do Açucena\n> pode ser feita em casa?',
  ]) {
    expect(received.text).toContain(text)
  }
  expect(received.html).toContain('A barra do Açucena\npode ser feita em casa?')
})

test('the sender is notified at once that it arrived and when to expect an answer, without quoting the text', async () => {
  await send({
    name: 'golpe.example',
    email: 'eco@exemplo.test',
    subject: 'golpe.example',
    message: 'Ganhe dinheiro em golpe.example',
  })
  const received = await mailbox.emailTo('eco@exemplo.test')
  expect(received.subject).toBe('Recebemos sua mensagem - Flor de Lis')
  expect(received.text).toContain('em até 24 horas')
  expect(received.html + received.text + received.subject).not.toContain('golpe')
})

test('phone and subject may be left out', async () => {
  const { name, message: text } = message
  const { status } = await api.visitor.call(contact.send, {
    body: { name, email: 'breve@exemplo.test', message: text },
  })
  expect(status).toBe(202)
  expect(await storedOf('breve@exemplo.test')).toMatchObject([{ phone: null, subject: 'Outros' }])
})

test.each(['name', 'email', 'message'] as const)('without %s nothing is stored', async (missing) => {
  const before = await api.db.selectFrom('contactMessages').select('id').execute()
  const payload = { ...message, [missing]: '  ' }
  const response = await api.inject({ method: 'POST', url: contact.send.path, payload })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(errorBody.parse(response.json()).fields ?? {})).toEqual([missing])
  expect(await api.db.selectFrom('contactMessages').select('id').execute()).toEqual(before)
})

test('a bot that fills the honeypot field gets the same response; nothing is stored and no email is sent', async () => {
  const trapped = await send({ email: 'robo@exemplo.test', website: 'https://spam.example' })
  const honest = await send({ email: 'gente@exemplo.test' })
  expect([trapped.status, trapped.data]).toEqual([honest.status, honest.data])
  expect(await storedOf('robo@exemplo.test')).toEqual([])
  const emails = api.db.selectFrom('mails').select('id').where('recipient', '=', 'robo@exemplo.test')
  expect(await emails.execute()).toEqual([])
})

test('without an address in the store profile the message goes to the administrators', async () => {
  const other = await testApi()
  const admin = await aUser(other.db, { role: 'admin' })
  await aUser(other.db, { role: 'admin', blockedAt: new Date() })
  const body = { ...message, email: 'sem-endereco@exemplo.test' }
  expect((await other.visitor.call(contact.send, { body })).status).toBe(202)
  const emails = await other.db.selectFrom('mails').select(['kind', 'recipient']).orderBy('id').execute()
  expect(emails).toEqual([
    { kind: 'contact.message', recipient: admin.email },
    { kind: 'contact.received', recipient: 'sem-endereco@exemplo.test' },
  ])
  await other.close()
})

test('nothing of a message is written to the log', async () => {
  await send({ email: 'discreta@exemplo.test', message: 'Segredo da noiva' })
  expect(api.lines.join('')).not.toMatch(/discreta@exemplo|Segredo da noiva|Marina Duarte/)
})

test('messages older than two years are deleted', async () => {
  await send({ email: 'antiga@exemplo.test' })
  await send({ email: 'recente@exemplo.test' })
  const age = async (email: string, months: number) => {
    const createdAt = new Date()
    createdAt.setMonth(createdAt.getMonth() - months)
    await api.db.updateTable('contactMessages').set({ createdAt }).where('email', '=', email).execute()
  }
  await age('antiga@exemplo.test', 25)
  await age('recente@exemplo.test', 23)
  const [purge] = contactTasks({ db: api.db })
  await purge?.run({})
  expect(await storedOf('antiga@exemplo.test')).toEqual([])
  expect(await storedOf('recente@exemplo.test')).toHaveLength(1)
})

test('only an administrator lists the messages, paginated, newest first, and can search their text', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  expect((await api.visitor.call(contact.list, { query: {} })).status).toBe(401)
  const customer = await api.as(await aUser(api.db))
  expect((await customer.call(contact.list, { query: {} })).error?.code).toBe('forbidden')

  for (let n = 1; n <= 5; n += 1) await send({ name: `Página ${n}`, email: `pagina-${n}@exemplo.test` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { search: 'pagina', limit: 2, ...(cursor !== undefined && { cursor }) }
    const { data, headers } = await admin.call(contact.list, { query })
    seen.push(...(data?.map(({ name }) => name) ?? []))
    const next = headers[nextCursorHeader]
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(['Página 5', 'Página 4', 'Página 3', 'Página 2', 'Página 1'])
  const everything = await admin.call(contact.list, { query: { search: '%' } })
  expect(everything.data).toEqual([])
})
