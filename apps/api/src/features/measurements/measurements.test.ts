import { measuredBy } from '@shop/contract/measured-by'
import { consentText, guardianConsent, measurementConsent } from '@shop/contract/measurement-consent'
import { measurements, type NewMeasurementVersion } from '@shop/contract/measurements'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aMeasurementSheet, daysAgo, someMeasures } from '@shop/test-kit/measurements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
beforeAll(async () => {
  api = await testApi({ config: { limits: { measurementSaving: { points: 10_000 } } } })
})
afterAll(() => api.close())

/** A customer with an empty sheet. */
async function anOwner(values: { isChild?: boolean } = {}) {
  const user = await aUser(api.db)
  const { id } = await aMeasurementSheet(api.db, { userId: user.id, ...values })
  const { token } = await aSession(api.db, user)
  const caller = api.withToken(token)
  const add = (version: Partial<NewMeasurementVersion> = {}) =>
    caller.call(measurements.addVersion, { params: { id }, body: someMeasures(version) })
  const read = () => caller.call(measurements.read, { params: { id } })
  /** What the client would not send. */
  const post = (payload: object) =>
    api.inject({
      method: 'POST',
      url: `/api/measurements/${id}/versions`,
      headers: { authorization: `Bearer ${token}` },
      payload: { values: { waist: 70.5 }, measuredOn: daysAgo(1), measuredBy: 'herself', ...payload },
    })
  return { user, id, token, caller, add, read, post }
}

describe('a sheet', () => {
  test('begins empty, with the consent word for word, and is listed with its newest version', async () => {
    const caller = await api.as(await aUser(api.db))
    const body = { personName: '  Ana Paula Reis ', isChild: false, consent: true } as const
    const made = await caller.call(measurements.create, { body })
    expect(made.status).toBe(201)
    const saved = { personName: 'Ana Paula Reis', isChild: false, consentText: measurementConsent }
    expect(made.data).toMatchObject({ ...saved, versions: [] })
    const params = { id: made.data?.id ?? 0 }
    expect((await caller.call(measurements.list, {})).data).toMatchObject([{ ...saved, latest: null }])
    for (const waist of [720, 705]) {
      await caller.call(measurements.addVersion, { params, body: someMeasures({ values: { waist } }) })
    }
    expect((await caller.call(measurements.list, {})).data).toMatchObject([
      { id: params.id, latest: { number: 2, values: { waist: 705 } } },
    ])
  })

  test('of a child stores the first name only, and the guardian’s own sentence', async () => {
    const caller = await api.as(await aUser(api.db))
    const body = { personName: 'Clara Reis', isChild: true, consent: true, guardianConsent: true } as const
    const { data } = await caller.call(measurements.create, { body })
    expect(data).toMatchObject({ personName: 'Clara', isChild: true, consentText: consentText(true) })
    expect(data?.consentText).toContain(guardianConsent)
  })

  test.for([
    ['without consent', { personName: 'Ana', isChild: false }, 'consent'],
    ['with a refused consent', { personName: 'Ana', isChild: false, consent: false }, 'consent'],
    [
      'of a child without its guardian',
      { personName: 'Lia', isChild: true, consent: true },
      'guardianConsent',
    ],
    [
      'of a child whose guardian says no',
      { personName: 'Lia', isChild: true, consent: true, guardianConsent: false },
      'guardianConsent',
    ],
    ['without a name', { personName: ' ', isChild: false, consent: true }, 'personName'],
    ['with too long a name', { personName: 'a'.repeat(81), isChild: false, consent: true }, 'personName'],
  ] as const)('%s is rejected at its field', async ([, payload, field]) => {
    const user = await aUser(api.db)
    const { token } = await aSession(api.db, user)
    const response = await api.inject({
      method: 'POST',
      url: '/api/measurements',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
    expect((await api.withToken(token).call(measurements.list, {})).data).toEqual([])
  })

  test('is one of at most twenty, also when two are created at once', async () => {
    const user = await aUser(api.db)
    for (let made = 0; made < 19; made += 1) await aMeasurementSheet(api.db, { userId: user.id })
    const caller = await api.as(user)
    const body = { personName: 'Ana', isChild: false, consent: true } as const
    const both = await Promise.all([1, 2].map(() => caller.call(measurements.create, { body })))
    expect(both.map(({ status }) => status).toSorted((one = 0, other = 0) => one - other)).toEqual([201, 409])
    expect(both.map(({ error }) => error?.message)).toContain(
      'Você já tem 20 fichas. Exclua uma que não usa mais para criar outra.',
    )
  })

  test('is deleted by its owner with every version', async () => {
    const { id, caller, add, read } = await anOwner()
    await add()
    await add()
    expect((await caller.call(measurements.remove, { params: { id } })).status).toBe(204)
    expect((await read()).status).toBe(404)
    expect(await versionRows(id)).toEqual([])
  })

  test('does not exist for anyone else: not for another customer, an administrator or a visitor', async () => {
    const { id, add, read } = await anOwner()
    await add({ values: { waist: 703 } })
    const params = { id }
    const strangers = [
      await api.as(await aUser(api.db)),
      await api.as(await aUser(api.db, { role: 'admin' })),
    ]
    for (const stranger of strangers) {
      const responses = [
        await stranger.call(measurements.read, { params }),
        await stranger.call(measurements.addVersion, { params, body: someMeasures() }),
        await stranger.call(measurements.remove, { params }),
      ]
      for (const { status, error } of responses) {
        expect([status, error?.code]).toEqual([404, 'measurement_sheet_not_found'])
      }
      expect((await stranger.call(measurements.list, {})).data).toEqual([])
    }
    expect((await api.visitor.call(measurements.read, { params })).status).toBe(401)
    expect((await read()).data?.versions).toHaveLength(1)
  })
})

describe('a version', () => {
  test('returns what was saved, in centimetres on the wire and never cached', async () => {
    const { id, token, add, read } = await anOwner()
    const given = { values: { waist: 705, bust: 905 }, heelMm: 85, note: ' Sutiã com bojo ' }
    const { status, data } = await add({ ...given, measuredBy: 'seamstress' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ number: 1, ...given, note: 'Sutiã com bojo', measuredBy: 'seamstress' })
    await add()
    expect((await read()).data?.versions.map(({ number }) => number)).toEqual([2, 1])
    const response = await api.inject({
      url: `/api/measurements/${id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toMatchObject({
      versions: [
        { heel: null, note: null },
        { values: { waist: 70.5, bust: 90.5 }, heel: 8.5 },
      ],
    })
  })

  test('saved at once with another gets a number of its own, twenty times', async () => {
    const { add, read } = await anOwner()
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.all([add(), add()])
      const numbers = both.map(({ data }) => data?.number ?? 0).toSorted((a, b) => a - b)
      expect(numbers).toEqual([2 * round + 1, 2 * round + 2])
    }
    expect((await read()).data?.versions).toHaveLength(40)
  })

  test('is never changed, and not deleted without its sheet', async () => {
    const { id, add } = await anOwner()
    await add()
    const admin = api.database?.admin ?? api.db
    const change = admin.updateTable('measurementVersions').set({ note: 'outra' }).where('sheetId', '=', id)
    await expect(change.execute()).rejects.toMatchObject({ code: '23001' })
    const removal = admin.deleteFrom('measurementVersions').where('sheetId', '=', id)
    await expect(removal.execute()).rejects.toMatchObject({ code: '23001' })
    expect(await versionRows(id)).toMatchObject([{ note: null }])
  })

  test('is one of at most two hundred', async () => {
    const { id, user, add } = await anOwner()
    const row = { sheetId: id, values: '{"waist":705}', measuredOn: daysAgo(1), authorId: user.id } as const
    const rows = Array.from({ length: 200 }, (_, n) => ({ ...row, number: n + 1, measuredBy: measuredBy[0] }))
    await api.db.insertInto('measurementVersions').values(rows).execute()
    const { status, error } = await add()
    expect([status, error?.code, error?.message]).toEqual([
      409,
      'too_many_measurement_versions',
      'Esta ficha já tem 200 versões. Crie uma ficha nova para continuar.',
    ])
  })

  test.for([
    ['an unknown measure', { values: { waist: 70.5, weight: 60 } }, 'values'],
    ['no measure', { values: {} }, 'values'],
    ['a measure of nothing', { values: { waist: 0 } }, 'values.waist'],
    ['a measure beyond three metres', { values: { height: 300.1 } }, 'values.height'],
    ['a second decimal', { values: { waist: 70.55 } }, 'values.waist'],
    ['a heel above 20 cm', { heel: 20.1 }, 'heel'],
    ['a heel below the floor', { heel: -1 }, 'heel'],
    ['a note of 501 characters', { note: 'a'.repeat(501) }, 'note'],
    ['a day to come', { measuredOn: daysAgo(-2) }, 'measuredOn'],
    ['a day six years ago', { measuredOn: daysAgo(6 * 365) }, 'measuredOn'],
    ['an impossible day', { measuredOn: '2026-02-30' }, 'measuredOn'],
    ['an unknown tape', { measuredBy: 'robot' }, 'measuredBy'],
    ['the atelier’s tape, which only the atelier can claim', { measuredBy: 'atelier' }, 'measuredBy'],
    ['a confirmation of nothing known', { confirmed: ['weight'] }, 'confirmed.0'],
  ] as const)('with %s is rejected at its field', async ([, payload, field]) => {
    const { post, id } = await anOwner()
    const response = await post(payload)
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
      400,
      [field],
    ])
    expect(await versionRows(id)).toEqual([])
  })

  test('on the edge of what is accepted is saved', async () => {
    const { post } = await anOwner()
    for (const payload of [
      { heel: 0 },
      { heel: 20 },
      { measuredOn: daysAgo(0) },
      { measuredOn: daysAgo(5 * 365) },
      { note: 'a'.repeat(500) },
      { values: { height: 300 }, confirmed: ['height'] },
      { values: { wrist: 0.1 }, confirmed: ['wrist'] },
    ]) {
      expect([payload, (await post(payload)).statusCode]).toEqual([payload, 201])
    }
  })
})

describe('an unlikely measure', () => {
  test('is questioned at its field, and taken once it is confirmed', async () => {
    const { add, id } = await anOwner()
    const values = { waist: 260, underbust: 950, bust: 905 }
    const { status, error } = await add({ values })
    expect([status, error?.code]).toEqual([400, 'measures_implausible'])
    expect(error?.fields).toEqual({
      'values.waist': '26,0 cm é pouco. Confira na fita.',
      'values.underbust': 'Sob o busto costuma ser menor que o busto.',
    })
    const half = await add({ values, confirmed: ['waist'] })
    expect(Object.keys(half.error?.fields ?? {})).toEqual(['values.underbust'])
    expect(await versionRows(id)).toEqual([])
    expect((await add({ values, confirmed: ['waist', 'underbust'] })).data).toMatchObject({
      number: 1,
      values,
    })
  })

  test('of a child is judged by the ranges of children', async () => {
    const child = await anOwner({ isChild: true })
    expect((await child.add({ values: { waist: 550, height: 1160 } })).status).toBe(201)
    expect((await child.add({ values: { waist: 900 } })).error?.code).toBe('measures_implausible')
  })
})

test('saving is limited for each account', async () => {
  const limited = await testApi({ config: { limits: { measurementSaving: { points: 1 } } } })
  const caller = await limited.as(await aUser(limited.db))
  const body = { personName: 'Ana', isChild: false, consent: true } as const
  const both = [
    await caller.call(measurements.create, { body }),
    await caller.call(measurements.create, { body }),
  ]
  expect(both.map(({ status }) => status)).toEqual([201, 429])
  await limited.close()
})

function versionRows(id: number) {
  return api.db.selectFrom('measurementVersions').selectAll().where('sheetId', '=', id).execute()
}
