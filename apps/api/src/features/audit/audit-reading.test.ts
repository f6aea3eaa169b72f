import { audit } from '@shop/contract/audit'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from './audit.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let actor: { id: number }
beforeAll(async () => {
  api = await testApi()
  actor = await aUser(api.db, { role: 'admin', name: 'Helena' })
  admin = await api.as(actor)
})
afterAll(() => api.close())

const record = (objectId: number, action: string, by: { id: number } | undefined = actor) =>
  api.db.transaction().execute((tx) =>
    recordChange(tx, {
      actor: by,
      action,
      objectType: 'product',
      objectId,
      requestId: 'r',
      after: { name: 'Açucena' },
    }),
  )
const list = (objectId: string, page: { limit?: number; cursor?: string } = {}) =>
  admin.call(audit.list, { query: { objectType: 'product', objectId, ...page } })

test('the list shows who changed which fields of an object, newest first, without entries of other objects', async () => {
  await record(1, 'product.create')
  await record(2, 'product.create')
  await record(1, 'product.update')
  const { data } = await list('1')
  expect(data?.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['product.update', 'Helena'],
    ['product.create', 'Helena'],
  ])
  expect(data?.[0]).toMatchObject({ actorId: actor.id, details: { changed: ['name'] } })
  expect(JSON.stringify(data)).not.toContain('Açucena')
})

test('the list is paginated', async () => {
  for (const n of [1, 2, 3, 4, 5]) await record(3, `step.${n}`)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data, headers } = await list('3', { limit: 2, ...(cursor !== undefined && { cursor }) })
    seen.push(...(data ?? []).map(({ action }) => action))
    const next = headers['x-next-cursor']
    cursor = typeof next === 'string' ? next : undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(['step.5', 'step.4', 'step.3', 'step.2', 'step.1'])
  expect((await list('3', { cursor: 'x' })).status).toBe(400)
})

test('entries of a deleted administrator stay, without a name', async () => {
  const gone = await aUser(api.db, { role: 'admin' })
  await record(4, 'product.update', gone)
  await api.db.deleteFrom('users').where('id', '=', gone.id).execute()
  expect((await list('4')).data).toMatchObject([{ actorId: gone.id, actorName: null }])
})

test('only administrators may read the list', async () => {
  const query = { objectType: 'product', objectId: '1' }
  expect((await api.visitor.call(audit.list, { query })).status).toBe(401)
  expect((await (await api.as(await aUser(api.db))).call(audit.list, { query })).status).toBe(403)
})
