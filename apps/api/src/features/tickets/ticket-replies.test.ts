import { tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { aSession } from '@shop/test-kit/factories'
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

const replyAs = (side: 'asCustomer' | 'asAdmin', id: number, message = 'Oi') =>
  sides[side].call(tickets.reply, { params: { id }, body: { message } })
const setStatus = (id: number, status: 'open' | 'awaiting_reply' | 'closed') =>
  sides.asAdmin.call(tickets.setStatus, { params: { id }, body: { status } })

describe('the last author hands the ticket to the other side', () => {
  test('the atelier’s answer makes it wait for the customer, the customer’s opens it again', async () => {
    const { id } = await sides.opened()
    const replied = await replyAs('asAdmin', id, 'Pode sim, às 11h.')
    expect(replied.data).toMatchObject({ status: 'awaiting_reply' })
    expect(replied.data?.messages.map(({ text, fromAdmin }) => [text, fromAdmin])).toEqual([
      ['Posso provar no sábado?', false],
      ['Pode sim, às 11h.', true],
    ])
    const thanked = await replyAs('asCustomer', id, 'Obrigada!')
    expect(thanked.data).toMatchObject({ status: 'open' })
    expect(thanked.data?.messages.at(-1)).toMatchObject({ text: 'Obrigada!', fromAdmin: false })
  })

  test('an administrator’s own ticket is answered by another administrator', async () => {
    const body = { subject: 'Minha própria peça', message: 'Oi' }
    const { data } = await sides.asAdmin.call(tickets.open, { body })
    const id = data?.id ?? 0
    expect((await replyAs('asAdmin', id)).data).toMatchObject({ status: 'open' })
    const { asAdmin: colleague } = await bothSides(api)
    const replied = await colleague.call(tickets.reply, { params: { id }, body: { message: 'Veja' } })
    expect(replied.data?.messages.map(({ fromAdmin }) => fromAdmin)).toEqual([false, false, true])
    expect(replied.data?.status).toBe('awaiting_reply')
  })

  test.each(['', '   ', '\n\t'])('a reply of %j is rejected and changes nothing', async (mensagem) => {
    const { id } = await sides.opened()
    const { token } = await aSession(api.db, sides.admin)
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.inject({
      method: 'POST',
      url: `/api/support/${id}`,
      headers,
      payload: { mensagem },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { fields: { mensagem: 'Preencha este campo.' } },
    ])
    const { data } = await sides.asCustomer.call(tickets.read, { params: { id } })
    expect([data?.status, data?.messages.length]).toEqual(['open', 1])
  })
})

describe('closing', () => {
  test('a closed ticket accepts no message from either side until it is opened again', async () => {
    const { id } = await sides.opened()
    expect((await setStatus(id, 'closed')).data?.status).toBe('closed')
    for (const side of ['asCustomer', 'asAdmin'] as const) {
      const { status, error } = await replyAs(side, id)
      expect([status, error?.code, error?.message]).toEqual([
        409,
        'ticket_closed',
        'Este ticket está fechado.',
      ])
    }
    expect((await setStatus(id, 'open')).data?.status).toBe('open')
    expect((await replyAs('asCustomer', id)).data?.messages).toHaveLength(2)
    const row = await api.db.selectFrom('tickets').select('closedAt').where('id', '=', id).executeTakeFirst()
    expect(row?.closedAt).toBeNull()
  })

  test('is reserved to the atelier: a customer is rejected and the ticket stays open', async () => {
    const { id } = await sides.opened()
    const body = { status: 'closed' as const }
    const response = await sides.asCustomer.call(tickets.setStatus, { params: { id }, body })
    expect([response.status, response.error?.message]).toEqual([403, 'Acesso negado.'])
    expect((await sides.asCustomer.call(tickets.read, { params: { id } })).data?.status).toBe('open')
  })

  test('the audit log records what administrators do, without any text of the messages', async () => {
    const { id } = await sides.opened('Assunto sigiloso')
    await replyAs('asCustomer', id, 'Texto sigiloso')
    await replyAs('asAdmin', id, 'Resposta sigilosa')
    await setStatus(id, 'closed')
    await setStatus(id, 'closed')
    const log = await api.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'details'])
      .where('objectType', '=', 'ticket')
      .where('objectId', '=', String(id))
      .orderBy('id')
      .execute()
    const actorId = sides.admin.id
    expect(log).toEqual([
      { actorId, action: 'ticket.reply', details: { changed: ['status'] } },
      { actorId, action: 'ticket.status', details: { changed: ['status'] } },
    ])
  })
})

describe('a reply concurrent with closing', () => {
  const rounds = 40
  const crowd = 8

  async function race(replyFirst: boolean) {
    const { id } = await sides.opened()
    const early = replyFirst ? replyAs('asCustomer', id, 'Obrigada!') : undefined
    const closing = setStatus(id, 'closed')
    const reply = await (early ?? replyAs('asCustomer', id, 'Obrigada!'))
    expect((await closing).status).toBe(200)
    const { data } = await sides.asCustomer.call(tickets.read, { params: { id } })
    const arrived = data?.messages.some(({ text }) => text === 'Obrigada!')
    expect([data?.status, arrived]).toEqual(['closed', reply.status === 200])
    if (reply.status !== 200) expect(reply.error?.code).toBe('ticket_closed')
  }

  test('is in the thread before it, or rejected: never after it, never lost', async () => {
    for (let round = 0; round < rounds; round += crowd) {
      await Promise.all(Array.from({ length: crowd }, (_, index) => race(index % 2 === 0)))
    }
  })
})

test('no concurrent reply is lost, and the last one decides which side the ticket waits for', async () => {
  const { id } = await sides.opened()
  const sent = Array.from({ length: 10 }, (_, index) =>
    replyAs(index % 2 === 0 ? 'asCustomer' : 'asAdmin', id, `Mensagem ${index}`),
  )
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array.from(sent, () => 200))
  const { data } = await sides.asCustomer.call(tickets.read, { params: { id } })
  expect(data?.messages).toHaveLength(11)
  expect(data?.status).toBe(data?.messages.at(-1)?.fromAdmin === true ? 'awaiting_reply' : 'open')
})
