import { auth } from '@shop/contract/auth'
import { secondFactor } from '@shop/contract/second-factor'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt, stepAt } from './second-factor.ts'

const password = 'senha-de-teste-1'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { failedLoginByAddress: { points: 1000 } } } })
})
afterAll(() => api.close())

const codeNow = (secret: string, drift = 0) => codeAt(secret, stepAt(Date.now() / 1000) + drift)
const login = async (email: string, code?: string) => {
  const response = await api.visitor.call(auth.login, {
    body: { email, password, ...(code !== undefined && { code }) },
  })
  return response.error?.code ?? response.status
}

async function aPerson() {
  const user = await aUser(api.db, { role: 'admin' })
  const session = await api.as(user)
  return {
    user,
    session,
    begin: (given = password) => session.call(secondFactor.begin, { body: { password: given } }),
    confirm: (code: string) => session.call(secondFactor.confirm, { body: { code } }),
    end: (code: string, given = password) =>
      session.call(secondFactor.end, { body: { password: given, code } }),
    read: async () => (await session.call(secondFactor.read, {})).data,
  }
}

/** Switched on with the code of the previous step, so that the current one is still unused. */
async function withSecondFactor() {
  const person = await aPerson()
  const { secret = '' } = (await person.begin()).data ?? {}
  const { recoveryCodes = [] } = (await person.confirm(codeNow(secret, -1))).data ?? {}
  return { ...person, secret, recoveryCodes }
}

describe('switching on', () => {
  test('returns a secret for the app, and requires no code until one is confirmed', async () => {
    const person = await aPerson()
    const { data } = await person.begin()
    expect(data?.secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(data?.url ?? '')
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Ateliê:${person.user.email}`,
    ])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: data?.secret, issuer: 'Ateliê' })
    expect(await login(person.user.email)).toBe(200)
    expect(await person.read()).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  })

  test('with a code of the app, the login requires one from then on', async () => {
    const { user, secret, recoveryCodes, read } = await withSecondFactor()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await read()).toEqual({ enabled: true, recoveryCodesLeft: 10 })
    expect(await login(user.email)).toBe('second_factor_required')
    expect(await login(user.email, codeNow(secret))).toBe(200)
  })

  test('ends the other sessions, keeps this one, records it in the audit log and notifies the owner', async () => {
    const person = await aPerson()
    const elsewhere = await api.as(person.user)
    const { secret = '' } = (await person.begin()).data ?? {}
    await person.confirm(codeNow(secret))
    expect((await elsewhere.call(auth.verify, {})).status).toBe(401)
    expect((await person.session.call(auth.verify, {})).status).toBe(200)
    const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ action: 'second_factor.on', actorId: person.user.id })
    const email = await api.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', person.user.email)
      .execute()
    expect(email.map(({ subject }) => subject)).toEqual(['Verificação em duas etapas ativada - Ateliê'])
  })

  test('needs the password, and a right code', async () => {
    const person = await aPerson()
    const wrong = await person.begin('errada-mesmo')
    expect([wrong.status, wrong.error?.code, wrong.error?.fields]).toEqual([
      400,
      'wrong_current_password',
      { password: 'A senha atual está incorreta.' },
    ])
    expect((await person.confirm('123456')).error?.code).toBe('second_factor_off')
    await person.begin()
    expect((await person.confirm('１２３４５６')).error?.code).toBe('wrong_code')
    const guess = await person.confirm('000000')
    expect([guess.status, guess.error?.code, guess.error?.fields]).toEqual([
      400,
      'wrong_code',
      { code: 'Código de verificação inválido.' },
    ])
    expect(await person.read()).toMatchObject({ enabled: false })
  })

  test('cannot be started again while it is on: a stolen session could replace the secret', async () => {
    const { begin, confirm, secret } = await withSecondFactor()
    expect((await begin()).error?.code).toBe('second_factor_on')
    expect((await confirm(codeNow(secret))).error?.code).toBe('second_factor_on')
  })

  test('the database stores no readable recovery code', async () => {
    const { user, recoveryCodes } = await withSecondFactor()
    const row = await api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row.recoveryCodeHashes).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
  })
})

describe('recovery codes', () => {
  test('sign in once each, in any spelling', async () => {
    const { user, recoveryCodes, read } = await withSecondFactor()
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await login(user.email, first.toLowerCase())).toBe(200)
    expect(await login(user.email, first)).toBe('second_factor_invalid')
    expect(await login(user.email, second.replaceAll('-', ' '))).toBe(200)
    expect(await read()).toMatchObject({ recoveryCodesLeft: 8 })
  })
})

describe('switching off', () => {
  test('takes the password and a code, and then the password alone is enough again', async () => {
    const { user, secret, end, read } = await withSecondFactor()
    expect((await end(codeNow(secret), 'errada-mesmo')).error?.code).toBe('wrong_current_password')
    expect((await end('éééééé')).error?.code).toBe('wrong_code')
    expect((await end('000000')).error?.fields).toEqual({ code: 'Código de verificação inválido.' })
    expect(await read()).toMatchObject({ enabled: true })
    expect((await end(codeNow(secret))).status).toBe(204)
    expect(await login(user.email)).toBe(200)
    expect(await read()).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  })

  test('accepts a recovery code as well, for a customer who lost the phone', async () => {
    const { user, recoveryCodes, end } = await withSecondFactor()
    expect((await end(recoveryCodes[0] ?? '')).status).toBe(204)
    expect(await login(user.email)).toBe(200)
  })

  test('a wrong code counts as a failed attempt, as a wrong password does', async () => {
    const { secret, end } = await withSecondFactor()
    for (let n = 0; n < 10; n += 1) expect((await end('000000')).error?.code).toBe('wrong_code')
    expect((await end(codeNow(secret))).error?.code).toBe('too_many_requests')
  })
})

test('a visitor is rejected', async () => {
  expect((await api.visitor.call(secondFactor.read, {})).status).toBe(401)
  expect((await api.visitor.call(secondFactor.end, { body: { password, code: '1' } })).status).toBe(401)
})
