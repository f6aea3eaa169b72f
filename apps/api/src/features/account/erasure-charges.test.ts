/** What an erasure leaves of an order in parts, and of the emails about it. */
import { randomUUID } from 'node:crypto'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aUser, chargeIdOf } from '@shop/test-kit/factories'
import { anAgreedPlan } from '@shop/test-kit/planned-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delivered } from '../../testing/whole-customer.ts'
import { queueEmail } from '../emails/emails.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function aLeaver() {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  const leave = () =>
    api.withToken(token).call(users.deleteAccount, { body: { password: 'senha-de-teste-1' } })
  return { user, leave }
}

test('open proposals go, and what she accepted stays with the legal record', async () => {
  const { user, leave } = await aLeaver()
  const { id } = await anOrder(api.db, { ...delivered, userId: user.id, customerEmail: user.email })
  await anAgreedPlan(api.db, id)
  expect((await leave()).status).toBe(200)
  const extras = api.db.selectFrom('orderExtras').select('description').where('orderId', '=', id)
  expect(await extras.execute()).toEqual([{ description: 'Renda no punho' }])
  const agreements = api.db.selectFrom('orderAgreements').select('body').where('orderId', '=', id)
  expect(await agreements.execute()).toEqual([{ body: 'Sinal e parcelas' }])
})

test('emails about its charges go too, also to another address, and none about that address’s own orders', async () => {
  const { user, leave } = await aLeaver()
  const mother = await aUser(api.db)
  const toMother = { ...delivered, customerEmail: mother.email }
  const orders = [
    await anOrder(api.db, { ...toMother, userId: user.id }),
    await anOrder(api.db, { ...toMother, userId: mother.id }),
  ]
  await api.db.transaction().execute(async (tx) => {
    const email = { recipient: mother.email, subject: 'Parcela', html: 'Olá', text: 'Olá' }
    for (const { id: orderId } of orders) {
      const extra = { description: 'Véu', amountCents: 1, dueOn: '2026-12-01', requestId: randomUUID() }
      const { id: extraId } = await tx
        .insertInto('orderExtras')
        .values({ orderId, ...extra })
        .returning('id')
        .executeTakeFirstOrThrow()
      const chargeId = await chargeIdOf(tx, orderId)
      await queueEmail(tx, { kind: 'charge.paid', objectId: String(chargeId), ...email })
      await queueEmail(tx, { kind: 'charges.changed', objectId: `${orderId}-3`, ...email })
      await queueEmail(tx, { kind: 'extra.proposed', objectId: String(extraId), ...email })
    }
  })
  const emails = () =>
    api.db
      .selectFrom('mails')
      .select(['kind', 'objectId'])
      .where('recipient', '=', mother.email)
      .orderBy('id')
      .execute()
  const before = await emails()
  expect(before).toHaveLength(6)
  expect((await leave()).status).toBe(200)
  expect(await emails()).toEqual(before.slice(3))
})
