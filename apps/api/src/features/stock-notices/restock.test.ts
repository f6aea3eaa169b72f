import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '@shop/contract/products'
import { stock as stockCalls } from '@shop/contract/stock'
import { stockNotices } from '@shop/contract/stock-notices'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser, aVariedProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RetryPolicy } from '../../jobs/retry.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import * as stock from '../stock/stock.service.ts'

const QUICK: RetryPolicy = { firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 60_000 }

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
let owner: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { stockNotice: { points: 1000 } } } })
  mailbox = await testMailbox(api.database?.url ?? '', QUICK)
  owner = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const M = { size: 'M', color: 'Branco' }
const line = (productId: number, choice = M): stock.StockLine => ({
  ...choice,
  productId,
  quantity: 1,
  offer: 'ready',
})
const inTransaction = (work: Parameters<ReturnType<typeof api.db.transaction>['execute']>[0]) =>
  api.db.transaction().execute(work)
const adjust = (productId: number, difference: number) =>
  inTransaction((tx) => stock.adjust(tx, { productId, difference }, {}))
const request = (email: string, productId: number, choice = M) =>
  api.visitor.call(stockNotices.request, { body: { email, productId, ...choice } })
const confirm = (token: string) => api.visitor.call(stockNotices.confirm, { body: { token } })
const cancel = (token: string) => api.visitor.call(stockNotices.cancel, { body: { token } })
const statusOf = async (email: string) => {
  const rows = api.db.selectFrom('stockNotices').select('status').where('email', '=', email).orderBy('id')
  return (await rows.execute()).map(({ status }) => status)
}
/** No job is left that could still send something. */
const settled = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
      where identifier like 'stockNotices.%'`.execute(api.db)
    expect(rows).toEqual([])
  }, 55_000)

/** Rows that wait already, in this order. */
async function waiting(productId: number, emails: readonly string[], choice = M) {
  const rows = emails.map((email, n) => ({
    ...{ email, productId, ...choice, status: 'waiting' as const },
    confirmedAt: new Date(Date.now() - 60_000 + n),
  }))
  // Against their order of waiting, so that the order of ids does not do.
  await api.db.insertInto('stockNotices').values(rows.toReversed()).execute()
}
const recipients = (emails: readonly string[]) =>
  mailbox.smtp.received.flatMap(({ recipients }) => recipients).filter((email) => emails.includes(email))
const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}-${n}@exemplo.test`)

/** Requests, follows the link in the email, and returns the token that cancels. */
async function confirmed(email: string, productId: number, choice = M) {
  await request(email, productId, choice)
  const { token, text } = await mailbox.emailTo(email)
  expect((await confirm(token)).status).toBe(200)
  return /cancelar\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

describe('the double opt-in', () => {
  test('only the link in the email makes a request count', async () => {
    const { id, name } = await aProduct(api.db, { stockAvailable: 0 })
    await request('dupla@exemplo.test', id)
    const received = await mailbox.emailTo('dupla@exemplo.test')
    expect(received.subject).toMatch(/^Confirme seu aviso - /)
    expect(received.text).toContain('http://shop.test/avise-me/confirmar?token=')
    expect(received.text).toContain('http://shop.test/avise-me/cancelar?token=')
    expect(received.text).toContain(`${name}, tamanho M, em Branco`)
    expect(await statusOf('dupla@exemplo.test')).toEqual(['pending'])
    expect((await confirm(received.token)).data?.message).toBe(
      'Quando uma peça voltar à loja, você recebe um único e-mail.',
    )
    expect(await statusOf('dupla@exemplo.test')).toEqual(['waiting'])
    expect((await confirm(received.token)).status).toBe(200)
  })

  test('an unconfirmed request gets no email when units come back', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await request('sem-confirmar@exemplo.test', id)
    await mailbox.emailTo('sem-confirmar@exemplo.test')
    await waiting(id, ['confirmou@exemplo.test'])
    await adjust(id, 1)
    await mailbox.emailTo('confirmou@exemplo.test')
    await settled()
    expect(await mailbox.emailsTo('sem-confirmar@exemplo.test')).toHaveLength(1)
    expect(await statusOf('sem-confirmar@exemplo.test')).toEqual(['pending'])
  })

  test('stores no usable token', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await request('segredo@exemplo.test', id)
    const { token } = await mailbox.emailTo('segredo@exemplo.test')
    const stored = [
      await api.db.selectFrom('stockNoticeLinks').selectAll().execute(),
      await api.db.selectFrom('mails').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('a link is valid for seven days, and an invented one never', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await request('tarde@exemplo.test', id)
    const { token } = await mailbox.emailTo('tarde@exemplo.test')
    const links = api.db.updateTable('stockNoticeLinks').set({ expiresAt: sql`now()` })
    await links.where('purpose', '=', 'confirm').execute()
    for (const invalid of [token, 'x', 'A'.repeat(43)]) {
      expect((await confirm(invalid)).error?.code).toBe('invalid_stock_notice_token')
    }
    expect(await statusOf('tarde@exemplo.test')).toEqual(['pending'])
  })

  test('units that came back before the confirmation are reported right after it', async () => {
    const { id, name } = await aProduct(api.db, { stockAvailable: 0 })
    await request('a-tempo@exemplo.test', id)
    const { token } = await mailbox.emailTo('a-tempo@exemplo.test')
    await adjust(id, 1)
    await confirm(token)
    const { subject, text } = await mailbox.emailTo('a-tempo@exemplo.test', 2)
    expect(subject).toMatch(`${name} voltou à loja`)
    expect(text).toContain(`http://shop.test/produto/${id}`)
  })
})

describe('cancelling', () => {
  test('deletes the request, before and after its confirmation', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const token = await confirmed('desiste@exemplo.test', id)
    expect((await cancel(token)).data?.message).toBe('Você não receberá o aviso desta peça.')
    expect(await statusOf('desiste@exemplo.test')).toEqual([])
    expect((await cancel(token)).error?.code).toBe('invalid_stock_notice_token')
  })

  test('by the link in the email about the units cancels what else the address waits for', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const other = await aProduct(api.db, { stockAvailable: 0 })
    await waiting(id, ['basta@exemplo.test'])
    await waiting(other.id, ['basta@exemplo.test', 'outra@exemplo.test'])
    await adjust(id, 1)
    const { token } = await mailbox.emailTo('basta@exemplo.test')
    expect((await cancel(token)).data?.message).toBe('Você não receberá mais nenhum aviso de peças.')
    expect(await statusOf('basta@exemplo.test')).toEqual(['notified'])
    expect(await statusOf('outra@exemplo.test')).toEqual(['waiting'])
  })
})

describe('units that come back', () => {
  test('one unit: everyone gets exactly one email, in the order of waiting, over several batches', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const emails = several('fila', 52)
    await waiting(id, emails)
    await adjust(id, 1)
    await vi.waitFor(() => expect(recipients(emails)).toHaveLength(52), 55_000)
    await settled()
    expect(recipients(emails)).toEqual(emails)
    await adjust(id, 5)
    await settled()
    expect(recipients(emails)).toHaveLength(52)
  })

  test('sold out again before the turn of some: these stay waiting for the next ones', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const emails = several('esgota', 52)
    await waiting(id, emails)
    mailbox.smtp.next(...Array.from({ length: 5 }, () => ({ kind: 'delay', milliseconds: 100 }) as const))
    await adjust(id, 1)
    await vi.waitFor(() => expect(recipients(emails).length).toBeGreaterThan(0), 30_000)
    await inTransaction((tx) => stock.take(tx, [line(id)], {}))
    await settled()
    expect(recipients(emails)).toEqual(emails.slice(0, 50))
    expect(await statusOf('esgota-50@exemplo.test')).toEqual(['waiting'])
    await adjust(id, 1)
    await settled()
    expect(recipients(emails)).toEqual(emails)
  })

  test('of a size and colour are reported only to those who wait for it', async () => {
    const { id } = await aVariedProduct(api.db, { 'P Branco': 3 })
    await waiting(id, ['espera-m@exemplo.test'])
    await waiting(id, ['espera-g@exemplo.test'], { size: 'G', color: 'Branco' })
    const variants = [{ ...M, stockQuantity: 1 }]
    await owner.call(stockCalls.count, { params: { id }, body: { mode: 'per_variant', variants } })
    await mailbox.emailTo('espera-m@exemplo.test')
    await settled()
    expect(await statusOf('espera-g@exemplo.test')).toEqual(['waiting'])
  })

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['a hold that is released', (id) => inTransaction((tx) => stock.release(tx, [line(id)], {}))],
    [
      'a sale that is returned',
      async (id) => {
        await inTransaction((tx) => stock.sell(tx, [line(id)], {}))
        await inTransaction((tx) => stock.restock(tx, [line(id)], {}))
      },
    ],
  ])('by %s', async (what, giveBack) => {
    const email = `${what.replaceAll(' ', '-')}@exemplo.test`
    const { id } = await aProduct(api.db, { stockAvailable: 1 })
    await inTransaction((tx) => stock.reserve(tx, [line(id)], {}))
    await waiting(id, [email])
    await giveBack(id)
    await mailbox.emailTo(email)
  })

  test('of a hidden product are reported when it is shown again', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0, hidden: true })
    await waiting(id, ['oculta@exemplo.test'])
    await adjust(id, 1)
    await settled()
    expect(await statusOf('oculta@exemplo.test')).toEqual(['waiting'])
    await owner.call(products.setHidden, { params: { id }, body: { hidden: false } })
    await mailbox.emailTo('oculta@exemplo.test')
  })

  test('after its email a request is over, and the same one can be made again', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await waiting(id, ['de-novo@exemplo.test'])
    await adjust(id, 1)
    await mailbox.emailTo('de-novo@exemplo.test')
    await adjust(id, -1)
    await request('de-novo@exemplo.test', id)
    const { token } = await mailbox.emailTo('de-novo@exemplo.test', 2)
    await confirm(token)
    expect(await statusOf('de-novo@exemplo.test')).toEqual(['notified', 'waiting'])
  })

  test('a temporary failure of the email server loses no one', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    const emails = several('paciente', 3)
    await waiting(id, emails)
    mailbox.smtp.next({ kind: 'refuse', code: 451 })
    await adjust(id, 1)
    await vi.waitFor(() => expect(recipients(emails).toSorted()).toEqual(emails), 30_000)
  })

  test('in a transaction that is rolled back are reported to no one', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await waiting(id, ['nada@exemplo.test'])
    const failing = inTransaction(async (tx) => {
      await stock.adjust(tx, { productId: id, difference: 1 }, {})
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await settled()
    expect(await statusOf('nada@exemplo.test')).toEqual(['waiting'])
  })

  test('while a request is being confirmed are reported to it', async () => {
    const { id } = await aProduct(api.db, { stockAvailable: 0 })
    await request('corrida@exemplo.test', id)
    const { token } = await mailbox.emailTo('corrida@exemplo.test')
    let confirming: ReturnType<typeof confirm> | undefined
    await inTransaction(async (tx) => {
      await stock.adjust(tx, { productId: id, difference: 1 }, {})
      // It waits for this transaction; without that, neither of the two would see the other.
      confirming = confirm(token)
      await sleep(300)
    })
    expect((await confirming)?.status).toBe(200)
    await mailbox.emailTo('corrida@exemplo.test', 2)
  })
})
