import { sizeTable } from '@shop/contract/constants'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let authorization: string
beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  authorization = `Bearer ${token}`
})
afterAll(() => api.close())

const small = { size: 'P', bust: [84, 88], waist: [64, 68], hip: [90, 94] }
const large = { size: 'G', bust: [88.5, 96], waist: [68, 76], hip: [94, 102] }
const save = (payload: object) =>
  api.inject({ method: 'PUT', url: '/api/store', headers: { authorization }, payload })
const read = async () => (await api.visitor.call(store.read, {})).data

test('a shop that saved none has the five rows of the usual chart', async () => {
  expect((await read())?.sizeChart).toEqual(sizeTable)
})

test('a saved chart is public, nothing else changes, and the audit log names it', async () => {
  const before = await read()
  const response = await save({ sizeChart: [small, large], version: before?.version })
  expect(response.statusCode).toBe(200)
  const after = await read()
  expect(after).toEqual({ ...before, sizeChart: [small, large], version: after?.version })
  expect(after?.version).not.toBe(before?.version)
  const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ action: 'store.update', details: { changed: ['sizeChart'] } })
  const late = await save({ sizeChart: [small], version: before?.version })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale_version' }])
  expect((await save({ sizes: ['P'] })).json()).toMatchObject({ sizeChart: [small, large] })
})

test.each([
  ['no row', [], 'sizeChart'],
  [
    '21 rows',
    Array.from({ length: 21 }, (_, n) => ({
      size: `${n}`,
      bust: [80 + n, 84 + n],
      waist: [60 + n, 64 + n],
      hip: [86 + n, 90 + n],
    })),
    'sizeChart',
  ],
  ['a row twice', [small, { ...large, size: 'p' }], 'sizeChart.1.size'],
  ['a row without a name', [{ ...small, size: ' ' }], 'sizeChart.0.size'],
  ['a range upside down', [{ ...small, waist: [68, 64] }], 'sizeChart.0.waist'],
  ['a range that does not rise', [small, { ...large, hip: [90, 102] }], 'sizeChart.1.hip'],
  ['large before small', [large, small], 'sizeChart.1.bust'],
  ['a measure in metres', [{ ...small, bust: [0.84, 0.88] }], 'sizeChart.0.bust.0'],
  ['a second decimal', [{ ...small, bust: [84.25, 88] }], 'sizeChart.0.bust.0'],
  ['text instead of a measure', [{ ...small, bust: ['84', 88] }], 'sizeChart.0.bust.0'],
  ['three measures in a range', [{ ...small, bust: [84, 86, 88] }], 'sizeChart.0.bust'],
])('%s is reported with its field, and nothing changes', async (_what, sizeChart, field) => {
  const before = await read()
  const response = await save({ sizeChart })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty(['fields', field])
  expect(await read()).toEqual(before)
})

test('only administrators save a chart', async () => {
  const { token } = await aSession(api.db, await aUser(api.db))
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: `Bearer ${token}` }, 403],
  ] as const) {
    const payload = { sizeChart: [small] }
    expect((await api.inject({ method: 'PUT', url: '/api/store', headers, payload })).statusCode).toBe(status)
  }
})
