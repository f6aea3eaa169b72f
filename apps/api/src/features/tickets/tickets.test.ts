import { ticket, tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { aSession, aTicket, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothSides } from '../../testing/tickets.ts'

let api: Awaited<ReturnType<typeof testApi>>
let sides: Awaited<ReturnType<typeof bothSides>>
beforeAll(async () => {
  api = await testApi({
    config: { limits: { ticketOpening: { points: 1000 }, ticketReply: { points: 1000 } } },
  })
  sides = await bothSides(api)
})
afterAll(() => api.close())

describe('opening a ticket', () => {
  test('takes assunto and mensagem, and the message becomes the first of the thread', async () => {
    const { token } = await aSession(api.db, sides.customer)
    const response = await api.inject({
      method: 'POST',
      url: '/api/support',
      headers: { authorization: `Bearer ${token}` },
      payload: { assunto: ' Prova do vestido ', mensagem: 'Posso provar no sábado?', status: 'Fechado' },
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      assunto: 'Prova do vestido',
      status: 'Aberto',
      usuario_id: sides.customer.id,
      mensagens: [{ mensagem: 'Posso provar no sábado?', eh_admin: false, anexos: [] }],
    })
    expect(response.body).not.toContain('nome_usuario')
    const { id } = ticket.parse(response.json())
    const read = await api.inject({
      url: `/api/support/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(read.json()).toEqual(response.json())
  })

  test.each([
    ['assunto', { assunto: '  ', mensagem: 'Oi' }],
    ['mensagem', { assunto: 'Prova', mensagem: '' }],
  ])('without %s is rejected with a message, and opens nothing', async (field, payload) => {
    const { token } = await aSession(api.db, sides.customer)
    const before = await countTickets()
    const response = await api.inject({
      method: 'POST',
      url: '/api/support',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { message: 'Por favor, confira os dados informados.' },
    ])
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
    expect(await countTickets()).toBe(before)
  })

  test('reduces the subject to one line', async () => {
    const body = { subject: 'Prova\r\nBcc: todos@exemplo.test', message: 'Oi' }
    const { data } = await sides.asCustomer.call(tickets.open, { body })
    expect(data?.subject).toBe('Prova Bcc: todos@exemplo.test')
  })
})

describe('reading a ticket', () => {
  test('a ticket of another account returns 404, both for reading and for replying', async () => {
    const { id } = await sides.opened()
    const stranger = await api.as(await aUser(api.db))
    const read = await stranger.call(tickets.read, { params: { id } })
    const reply = await stranger.call(tickets.reply, { params: { id }, body: { message: 'Oi' } })
    expect([read.status, read.error?.message]).toEqual([404, 'Ticket não encontrado.'])
    expect([reply.status, reply.error?.code]).toEqual([404, 'ticket_not_found'])
    const messages = await api.db
      .selectFrom('ticketMessages')
      .select('id')
      .where('ticketId', '=', id)
      .execute()
    expect(messages).toHaveLength(1)
  })

  test('an administrator reads every ticket, with the name of its customer', async () => {
    const { id } = await sides.opened()
    const { data } = await sides.asAdmin.call(tickets.read, { params: { id } })
    expect(data).toMatchObject({
      id,
      userId: sides.customer.id,
      userName: sides.customer.name,
      userEmail: sides.customer.email,
    })
  })

  test('a page that polls gets a 304 while nothing is new', async () => {
    const { id } = await sides.opened()
    const { token } = await aSession(api.db, sides.customer)
    const request = (etag?: string) =>
      api.inject({
        url: `/api/support/${id}`,
        headers: { authorization: `Bearer ${token}`, ...(etag !== undefined && { 'if-none-match': etag }) },
      })
    const first = await request()
    const etag = String(first.headers.etag)
    const again = await request(etag)
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-store'])

    await sides.asAdmin.call(tickets.reply, { params: { id }, body: { message: 'Pode sim.' } })
    const replied = await request(etag)
    expect([replied.statusCode, replied.json()]).toMatchObject([200, { status: 'Aguardando Resposta' }])
    expect(replied.headers.etag).not.toBe(etag)

    await sides.asAdmin.call(tickets.setStatus, { params: { id }, body: { status: 'closed' } })
    expect((await request(String(replied.headers.etag))).json()).toMatchObject({ status: 'Fechado' })
  })

  test('an ETag gives no access to another account', async () => {
    const { id } = await sides.opened()
    const { token } = await aSession(api.db, await aUser(api.db))
    const headers = { authorization: `Bearer ${token}`, 'if-none-match': '*' }
    expect((await api.inject({ url: `/api/support/${id}`, headers })).statusCode).toBe(404)
  })
})

test.each([
  ['GET', '/api/support'],
  ['POST', '/api/support'],
  ['GET', '/api/support/1'],
  ['POST', '/api/support/1'],
  ['PUT', '/api/support/1'],
  ['POST', '/api/support/1/attachments'],
  ['GET', '/api/attachments/1'],
] as const)('%s %s returns 401 to visitors', async (method, url) => {
  const response = await api.inject({ method, url, ...(method !== 'GET' && { payload: {} }) })
  expect([response.statusCode, response.json()]).toMatchObject([401, { message: 'Autenticação necessária.' }])
})

test('an account that opens too many tickets gets a 429', async () => {
  const limited = await testApi({ config: { limits: { ticketOpening: { points: 2 } } } })
  const { asCustomer } = await bothSides(limited)
  const open = async () =>
    (await asCustomer.call(tickets.open, { body: { subject: 'Oi', message: 'Oi' } })).status
  expect([await open(), await open(), await open()]).toEqual([201, 201, 429])
  await limited.close()
})

test('a ticket that does not exist returns 404 for administrators too', async () => {
  const { id } = await aTicket(api.db, { userId: sides.customer.id })
  await api.db.deleteFrom('tickets').where('id', '=', id).execute()
  for (const response of [
    await sides.asAdmin.call(tickets.read, { params: { id } }),
    await sides.asAdmin.call(tickets.reply, { params: { id }, body: { message: 'Oi' } }),
    await sides.asAdmin.call(tickets.setStatus, { params: { id }, body: { status: 'closed' } }),
  ]) {
    expect([response.status, response.error?.code]).toEqual([404, 'ticket_not_found'])
  }
})

async function countTickets() {
  return (await api.db.selectFrom('tickets').select('id').execute()).length
}
