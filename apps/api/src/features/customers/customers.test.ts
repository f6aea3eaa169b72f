import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let adminId: number
let admin: Awaited<ReturnType<typeof api.as>>
let customer: Awaited<ReturnType<typeof api.as>>

const people = ['Zuleica Prado', 'Ângela Reis', 'Bruna Sá', 'Ana Clara Souto', 'Bruna Sá'] as const

beforeAll(async () => {
  api = await testApi()
  const chief = await aUser(api.db, { role: 'admin', name: 'Helena', email: 'helena@flordelis.test' })
  adminId = chief.id
  admin = await api.as(chief)
  for (const [n, name] of people.entries()) await aUser(api.db, { name, email: `p${n}@mail.test` })
  customer = await api.as(await aUser(api.db, { name: 'Yara', email: 'yara@mail.test' }))
})
afterAll(() => api.close())

const list = (query: { search?: string; limit?: number; cursor?: string } = {}) =>
  admin.call(users.list, { query })
const namesOf = async (query: Parameters<typeof list>[0]) => (await list(query)).data?.map(({ name }) => name)
const inOrder = ['Ana Clara Souto', 'Ângela Reis', 'Bruna Sá', 'Bruna Sá', 'Helena', 'Yara', 'Zuleica Prado']

describe('the list', () => {
  test('has every account by name, in Portuguese collation', async () => {
    expect(await namesOf({})).toEqual(inOrder)
  })

  test('shows the fields of a user, and none of their credentials', async () => {
    const response = await api.inject({ url: '/api/users?search=yara', headers: await bearer() })
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.payload).not.toMatch(/hash|argon|secret|created/i)
    expect(response.json()).toMatchObject([
      {
        nome: 'Yara',
        email: 'yara@mail.test',
        telefone: '(11) 90000-0000',
        rua: 'Rua das Acácias',
        numero: '120',
        complemento: null,
        bairro: 'Jardim Paulista',
        cidade: 'São Paulo',
        estado: 'SP',
        cep: '01310-100',
        role: 'customer',
        dias_desde_cadastro: 0,
        blocked: false,
      },
    ])
  })

  test('is paginated without repeating or omitting an account', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 2, ...(cursor !== undefined && { cursor }) })
      expect(page.headers['x-total-count']).toBe('7')
      seen.push(...(page.data ?? []).map(({ name }) => name))
      const next = page.headers['x-next-cursor']
      cursor = typeof next === 'string' ? next : undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(inOrder)
  })

  test('a cursor that was never issued is rejected', async () => {
    expect((await list({ limit: 2, cursor: 'x' })).error?.fields).toHaveProperty('cursor')
  })

  test.each([
    ['bruna', ['Bruna Sá', 'Bruna Sá']],
    ['ANGELA', ['Ângela Reis']],
    ['clara sou', ['Ana Clara Souto']],
    ['@MAIL.test', ['Ana Clara Souto', 'Ângela Reis', 'Bruna Sá', 'Bruna Sá', 'Yara', 'Zuleica Prado']],
    ['p0@', ['Zuleica Prado']],
    ['ya', ['Yara']],
    ['%', []],
    ['_ara', []],
    ['  ', inOrder],
  ])('a search for %j finds it in name or email, ignoring case and accents', async (search, names) => {
    expect(await namesOf({ search, limit: 50 })).toEqual(names)
    expect(await namesOf({ search })).toEqual(names)
  })

  test('counts the days since registration by midnight in São Paulo', async () => {
    for (const [name, ago] of [
      ['Cedo', '7 days'],
      ['Tarde', '7 days 1 minute'],
    ] as const) {
      const { id } = await aUser(api.db, { name })
      await sql`update users set created_at =
        ((now() at time zone 'America/Sao_Paulo')::date - ${ago}::interval) at time zone 'America/Sao_Paulo'
        where id = ${id}`.execute(api.db)
    }
    const { data } = await list({ search: 'cliente-' })
    const days = Object.fromEntries(data?.map((one) => [one.name, one.daysSinceRegistration]) ?? [])
    expect(days).toMatchObject({ Cedo: 7, Tarde: 8 })
    await api.db.deleteFrom('users').where('name', 'in', ['Cedo', 'Tarde']).execute()
  })

  test('the total counts a new account, and no longer one that is deleted', async () => {
    const extra = await aUser(api.db)
    expect((await list({ limit: 1 })).headers['x-total-count']).toBe('8')
    await api.db.deleteFrom('users').where('id', '=', extra.id).execute()
    expect((await list({ limit: 1 })).headers['x-total-count']).toBe('7')
  })

  test('a complete email finds only its account, even if others contain it', async () => {
    const { name } = await aUser(api.db, { name: 'Lia Inteira', email: 'lia@inteira.test' })
    await aUser(api.db, { email: 'julia@inteira.test' })
    expect(await namesOf({ search: 'LIA@inteira.test' })).toEqual([name])
    expect(await namesOf({ search: 'lia@inteira.tes' })).toHaveLength(2)
  })

  test('a search with very many matches also returns them in order', async () => {
    const crowd = await testApi()
    const boss = await crowd.as(await aUser(crowd.db, { role: 'admin' }))
    await sql`insert into users (name, email, password_hash)
      select 'Noiva ' || lpad(n::text, 4, '0'), 'n' || n || '@multidao.test', 'x' from generate_series(1, 600) n`.execute(
      crowd.db,
    )
    const page = await boss.call(users.list, { query: { search: 'noiva', limit: 2 } })
    expect([page.headers['x-total-count'], page.data?.map(({ name }) => name)]).toEqual([
      '600',
      ['Noiva 0001', 'Noiva 0002'],
    ])
    await crowd.close()
  })
})

describe('blocking', () => {
  const block = (id: number, blocked: boolean) =>
    admin.call(users.block, { params: { id }, body: { blocked } })

  test('ends the sessions of the account and prevents signing in; unblocking allows it again', async () => {
    const person = await aUser(api.db)
    const theirs = await api.as(person)
    expect((await theirs.call(users.profile, {})).status).toBe(200)
    expect((await block(person.id, true)).data).toMatchObject({ id: person.id, blocked: true })
    expect((await theirs.call(users.profile, {})).status).toBe(401)
    expect((await block(person.id, false)).data).toMatchObject({ blocked: false })
    expect((await theirs.call(users.profile, {})).status).toBe(401)
    expect((await (await api.as(person)).call(users.profile, {})).status).toBe(200)
  })

  test('is recorded once in the audit log, without personal data', async () => {
    const person = await aUser(api.db, { name: 'Segredo Total' })
    for (let n = 0; n < 2; n += 1) await block(person.id, true)
    const entries = await api.db
      .selectFrom('auditLog')
      .selectAll()
      .where('objectType', '=', 'user')
      .where('objectId', '=', String(person.id))
      .execute()
    expect(entries).toMatchObject([
      { action: 'user.block', actorId: adminId, details: { changed: ['blocked'] } },
    ])
    expect(JSON.stringify(entries)).not.toContain('Segredo')
  })

  test('no administrator can be blocked, including oneself', async () => {
    const other = await aUser(api.db, { role: 'admin' })
    for (const id of [adminId, other.id]) {
      const { status, error } = await block(id, true)
      expect([status, error?.code]).toEqual([409, 'admin_not_blockable'])
    }
    expect((await list()).status).toBe(200)
  })

  test('an account that does not exist returns not found', async () => {
    expect((await block(999_999, true)).error?.code).toBe('user_not_found')
  })
})

describe('the CSV export', () => {
  const csv = async (url = '/api/users/export') => api.inject({ url, headers: await bearer() })

  test('has the customers, ready for Excel, and is recorded in the audit log', async () => {
    const { statusCode, headers, payload } = await csv('/api/users/export?search=yara')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="clientes-\d{4}-\d\d-\d\d\.csv"$/)
    const [titles, line, end] = payload.split('\r\n')
    expect(titles).toBe(
      '\uFEFF"Nome";"E-mail";"Telefone";"Rua";"Número";"Complemento";"Bairro";"Cidade";"Estado";"CEP";"Cadastro";"Bloqueado"',
    )
    expect(line).toMatch(
      /^"Yara";"yara@mail.test";"\(11\) 90000-0000";.*;"São Paulo";"SP";"01310-100";"\d\d\/\d\d\/\d{4}";"não"$/,
    )
    expect(end).toBe('')
    const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ action: 'users.export', objectType: 'export' })
  })

  test('escapes names that look like formulas, and contains no administrator', async () => {
    const name = '=HYPERLINK("https://golpe.example";"Clique")'
    await aUser(api.db, { name })
    const { payload } = await csv()
    expect(payload).toContain(`"'=HYPERLINK(""https://golpe.example"";""Clique"")"`)
    expect(payload).not.toContain('helena@flordelis.test')
  })
})

test('neither a visitor nor a customer may list, export or block accounts', async () => {
  for (const [who, status] of [
    [api.visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await who.call(users.list, { query: {} })).status).toBe(status)
    expect((await who.call(users.exportCsv, { query: {} })).status).toBe(status)
    expect((await who.call(users.block, { params: { id: adminId }, body: { blocked: true } })).status).toBe(
      status,
    )
  }
})

async function bearer() {
  const { token } = await aSession(api.db, { id: adminId })
  return { authorization: `Bearer ${token}` }
}
