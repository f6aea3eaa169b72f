import { agenda } from '@shop/contract/agenda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaAdmin, at } from '../../testing/agenda-admin.ts'

let shop: Awaited<ReturnType<typeof agendaAdmin>>
beforeAll(async () => {
  shop = await agendaAdmin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.admin.deleteFrom('mails').execute()
  await shop.database.admin.deleteFrom('appointments').execute()
})

const email = 'bia@exemplo.test'
async function sent() {
  const rows = await shop.db.selectFrom('mails').select(['kind', 'recipient']).orderBy('id').execute()
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
}
const change = (id: number, body: object) =>
  shop.admin.call(agenda.change, { params: { id }, body: { version: 0, ...body } })

test('a customer with an e-mail is told what the atelier books, moves and cancels', async () => {
  const { id } = await shop.book({ email })
  const startsAt = at('2026-11-19', 15)
  await change(id, { startsAt })
  await change(id, { version: 1, note: 'traz o véu', state: 'confirmed' })
  await change(id, { version: 2, state: 'cancelled' })
  expect(await sent()).toEqual([
    `appointment.booked ${email}`,
    `appointment.moved ${email}`,
    `appointment.cancelled ${email}`,
  ])
})

test('without an e-mail nothing is sent, and neither when nothing was changed', async () => {
  const { id } = await shop.book()
  await change(id, { state: 'cancelled' })
  const { id: other } = await shop.book({ email })
  await shop.book({ startsAt: at('2026-11-18', 14) })
  await change(other, { startsAt: at('2026-11-18', 14) })
  await change(other, { startsAt: at('2026-11-18', 10) })
  expect(await sent()).toEqual([`appointment.booked ${email}`])
})

test('who has just come in, or was not there, gets no e-mail', async () => {
  const { id } = await shop.book({ email, startsAt: at('2026-11-16', 11) })
  await change(id, { state: 'missed' })
  const { id: other } = await shop.book({ email, startsAt: at('2026-11-16', 9) })
  await change(other, { state: 'cancelled' })
  expect(await sent()).toEqual([])
})
