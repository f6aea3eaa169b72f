import { agenda } from '@shop/contract/agenda'
import { addDays } from '@shop/contract/calendar-days'
import { aUser } from '@shop/test-kit/factories'
import ical from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaAdmin, at } from '../../testing/agenda-admin.ts'

let shop: Awaited<ReturnType<typeof agendaAdmin>>
beforeAll(async () => {
  shop = await agendaAdmin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.admin.deleteFrom('appointments').execute()
  await shop.db.deleteFrom('agendaFeeds').execute()
})

async function createdFeed(caller = shop.admin) {
  const { data } = await caller.call(agenda.createFeed, {})
  if (data === undefined) throw new Error('no feed')
  return new URL(data.url).pathname
}
const read = (url: string) => shop.api.inject({ method: 'GET', url })

function eventsOf(text: string) {
  const calendar = ical.Component.fromString(text)
  return calendar.getAllSubcomponents('vevent').map((component) => new ical.Event(component))
}

describe('the calendar address', () => {
  test('has each appointment with its kind, first name and room, and nothing else about her', async () => {
    await shop.book({
      ...{ name: 'Beatriz Lima', email: 'bia@exemplo.test', phone: '(11) 98888-0000' },
      ...{ note: 'segredo', wish: 'Açucena' },
    })
    const { statusCode, headers, body } = await read(await createdFeed())
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-type']).toMatch(/^text\/calendar/)
    const [event] = eventsOf(body)
    expect(event).toMatchObject({ summary: 'Visita ao ateliê · Beatriz', location: 'Sala de provas' })
    expect(event?.startDate.toJSDate()).toEqual(at('2026-11-18', 10))
    expect(body).not.toMatch(/Lima|bia@|98888|segredo|Açucena/)
  })

  test('ends when it is revoked, by its own administrator only', async () => {
    const other = await shop.api.as(await aUser(shop.db, { role: 'admin' }))
    const url = await createdFeed()
    const { data } = await shop.admin.call(agenda.feeds, {})
    const id = data?.[0]?.id ?? 0
    expect((await other.call(agenda.feeds, {})).data).toEqual([])
    expect((await other.call(agenda.revokeFeed, { params: { id } })).error?.code).toBe('feed_not_found')
    expect((await read(url)).statusCode).toBe(200)
    expect((await shop.admin.call(agenda.feeds, {})).data?.[0]?.readAt).not.toBeNull()
    expect((await shop.admin.call(agenda.revokeFeed, { params: { id } })).status).toBe(204)
    expect((await read(url)).statusCode).toBe(404)
    expect(await shop.audited('feed.revoke', id)).toHaveLength(1)
  })

  test('is stored as a hash only, and is in no log line', async () => {
    const url = await createdFeed()
    const token = url.split('/').at(-1) ?? ''
    await read(url)
    const rows = await shop.db.selectFrom('agendaFeeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(token).toHaveLength(43)
    expect(shop.api.lines.join('\n')).toContain('/api/agenda/feed/:token')
    expect(shop.api.lines.join('\n')).not.toContain(token)
  })

  test('ends with the rights of its administrator', async () => {
    const user = await aUser(shop.db, { role: 'admin' })
    const url = await createdFeed(await shop.api.as(user))
    await shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', user.id).execute()
    expect((await read(url)).statusCode).toBe(404)
  })

  test('is not guessed: after twenty wrong ones the network waits', async () => {
    const url = await createdFeed()
    const wrong = `/api/agenda/feed/${'a'.repeat(43)}`
    const tries = await Promise.all(Array.from({ length: 20 }, () => read(wrong)))
    expect(tries[0]?.statusCode).toBe(404)
    expect((await read(url)).statusCode).toBe(429)
  })
})

test('after a thousand changes the calendar is valid, with one event of each appointment and its newest sequence', async () => {
  const api = await agendaAdmin()
  const versions = new Map<number, number>()
  for (let n = 0; n < 40; n += 1) {
    const startsAt = at(addDays('2026-12-01', n), 10)
    const { id } = await api.book({
      startsAt,
      name: n % 2 ? 'Lia, Rute; e "Eva" \\ Figueiredo' : `Noiva${n}`,
    })
    versions.set(id, 0)
  }
  for (let n = 0; n < 960; n += 1) {
    const ids = [...versions.keys()]
    const id = ids[n % ids.length] ?? 0
    const version = versions.get(id) ?? 0
    const startsAt = at(addDays('2027-01-15', n % 60), 8 + ((n * 7) % 20) / 2)
    const change = n % 5 === 4 ? { state: 'confirmed' as const } : { startsAt }
    const { data } = await api.admin.call(agenda.change, { params: { id }, body: { version, ...change } })
    if (data !== undefined) versions.set(id, data.version)
  }
  const [cancelled = 0] = versions.keys()
  const end = { version: versions.get(cancelled) ?? 0, state: 'cancelled' as const }
  await api.admin.call(agenda.change, { params: { id: cancelled }, body: end })
  const { data } = await api.admin.call(agenda.createFeed, {})
  const { body } = await api.api.inject({ method: 'GET', url: new URL(data?.url ?? '').pathname })
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const rows = await api.db
    .selectFrom('appointments')
    .select(['uid', 'sequence', 'startsAt', 'state'])
    .execute()
  const events = new Map(eventsOf(body).map((event) => [event.uid.split('@')[0], event]))
  expect(events.size).toBe(40)
  for (const { uid, sequence, startsAt, state } of rows) {
    const event = events.get(uid)
    expect([event?.sequence, event?.startDate.toJSDate()]).toEqual([sequence, startsAt])
    const status = event?.component.getFirstPropertyValue('status')
    expect(status).toBe(state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  }
  expect(Math.max(...rows.map(({ sequence }) => sequence))).toBeGreaterThan(10)
  await api.close()
}, 240_000)
