import { formatDate } from '@shop/contract/dates'
import type { SaleDraft } from '@shop/contract/sales'
import { sales } from '@shop/contract/sales'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aSale, today } from '@shop/test-kit/sales'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

let api: Awaited<ReturnType<typeof orderingApi>>
let staff: Awaited<ReturnType<typeof aUser>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await orderingApi()
  staff = await aUser(api.db, { role: 'admin' })
  admin = await api.as(staff)
})
afterAll(() => api.close())

const services = [{ description: 'Reforma do vestido da mãe', amountCents: 100_000 }]
const record = (values: Partial<SaleDraft>) =>
  admin.call(sales.record, { body: aSale([], { services, totalCents: 100_000, ...values }) })
const rejected = async (values: Partial<SaleDraft>) => {
  const { status, error } = await record(values)
  return [status, ...Object.keys(error?.fields ?? {})]
}
const chargesOf = (orderId: number | undefined) =>
  api.db
    .selectFrom('orderCharges')
    .select(['kind', 'amountCents', 'dueOn', 'receivedWay', 'recordedBy'])
    .select(sql<string | null>`(paid_at at time zone 'America/Sao_Paulo')::date`.as('paidOn'))
    .where('orderId', '=', orderId ?? 0)
    .orderBy('position')
    .execute()

describe('how it is paid', () => {
  test('all of it, in one of four ways, on the day that is given', async () => {
    for (const way of ['cash', 'pix', 'card', 'transfer'] as const) {
      const receivedOn = today(-40)
      const { data } = await record({ received: { way, receivedOn } })
      expect(data).toMatchObject({ paymentState: 'paid', receivedWay: way })
      expect(await chargesOf(data?.id)).toMatchObject([
        { kind: 'whole', amountCents: 100_000, receivedWay: way, recordedBy: staff.id, paidOn: receivedOn },
      ])
    }
  })

  test('the revenue counts in the month in which it was received', async () => {
    const receivedOn = today(-100)
    const revenue = async () => {
      const { rows } = await sql<{
        cents: number
      }>`select coalesce(sum(revenue), 0)::int as cents from order_totals
        where month = date_trunc('month', ${receivedOn}::date)`.execute(api.db)
      return rows[0]?.cents ?? 0
    }
    const before = await revenue()
    await record({ received: { way: 'pix', receivedOn } })
    expect((await revenue()) - before).toBe(100_000)
  })

  test('the day is neither in the future nor of more than a year ago', async () => {
    for (const days of [1, -400])
      expect(await rejected({ received: { way: 'cash', receivedOn: today(days) } })).toEqual([
        ...[400, 'received.receivedOn'],
      ])
  })

  test('a deposit now and parts later: what the parts leave of the total is received', async () => {
    const parts = [
      { amountCents: 35_000, dueOn: today(60) },
      { amountCents: 35_000, dueOn: today(30) },
    ]
    const customer = { name: 'Rosa', phone: '(11) 98888-0001', email: 'parcelas@exemplo.test' }
    const { data } = await record({ customer, parts, received: { way: 'pix', receivedOn: today() } })
    expect(data).toMatchObject({ paymentState: 'partly_paid', status: 'confirmed' })
    expect(await chargesOf(data?.id)).toMatchObject([
      { kind: 'deposit', amountCents: 30_000, receivedWay: 'pix', paidOn: today() },
      { kind: 'part', amountCents: 35_000, dueOn: today(30), receivedWay: null, paidOn: null },
      { kind: 'part', amountCents: 35_000, dueOn: today(60), paidOn: null },
    ])
    const agreed = api.db
      .selectFrom('orderAgreements')
      .selectAll()
      .where('orderId', '=', data?.id ?? 0)
    const [agreement, ...others] = await agreed.execute()
    expect(others).toEqual([])
    expect(agreement).toMatchObject({ kind: 'plan', place: 'atelier', recordedBy: staff.id })
    expect(agreement?.body).toMatch(/^Sinal e parcelas\nSinal: R\$\s300,00, .*\nParcela 1 de 2: R\$\s350,00/)
    const { text } = await api.db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'order.confirmed')
      .where('objectId', '=', String(data?.id))
      .executeTakeFirstOrThrow()
    expect(text?.replaceAll('\u00a0', ' ')).toContain(
      `Sinal: R$ 300,00, pago em ${formatDate(today())}, Pix\nParcela 1 de 2: R$ 350,00, vence em ${formatDate(today(30))}`,
    )
    expect(text).toContain(`O que combinamos\n${agreement?.body.split('\n').slice(-2).join('\n')}`)
  })

  test.each([
    ['nothing is received', [{ amountCents: 100_000, dueOn: today(30) }], 'parts'],
    ['more than all is due later', [{ amountCents: 200_000, dueOn: today(30) }], 'parts'],
    ['a part is due today', [{ amountCents: 50_000, dueOn: today() }], 'parts.0.dueOn'],
    ['a part is nothing', [{ amountCents: 0, dueOn: today(30) }], 'parts.0.amount'],
    ['a part is due in ten years', [{ amountCents: 50_000, dueOn: today(3650) }], 'parts.0.dueOn'],
  ])('a plan is rejected if %s', async (_, parts, field) => {
    expect(await rejected({ parts })).toEqual([400, field])
  })
})

describe('where it goes', () => {
  const cpf = '529.982.247-25'
  const customer = { name: 'Rosa Prado', phone: '(41) 98888-0001', cpf }
  const shipping = {
    address: 'Rua XV de Novembro',
    number: '100',
    neighborhood: 'Centro',
    city: 'Curitiba',
    state: 'PR' as const,
    zipCode: '80020-310',
  }

  test('to any state of Brazil, with a CPF typed with its dots', async () => {
    const { status, data } = await record({ fulfilment: 'ship', shipping, customer })
    expect(status).toBe(201)
    expect(data?.shipping).toMatchObject({ state: 'PR', street: 'Rua XV de Novembro', number: '100' })
    expect(data?.customer).toMatchObject({ email: null, cpf: '•••.982.247-••' })
  })

  test('an address has all its parts, and a CPF', async () => {
    const { cpf: _, ...withoutCpf } = customer
    expect(await rejected({ fulfilment: 'ship', shipping, customer: withoutCpf })).toEqual([
      ...[400, 'customer.cpf'],
    ])
    const { number: _number, ...withoutNumber } = shipping
    expect(await rejected({ fulfilment: 'ship', shipping: withoutNumber, customer })).toEqual([
      ...[400, 'shipping.number'],
    ])
    expect(await rejected({ fulfilment: 'ship', customer })).toEqual([400, 'shipping'])
  })

  test('a sale that is collected has the address of the atelier', async () => {
    const { data } = await record({ pickupName: 'Tia Nair' })
    expect(data).toMatchObject({ fulfilment: 'pickup', pickupName: 'Tia Nair' })
    expect(data?.shipping.city).not.toBe('')
  })
})

test('the day that was agreed for a service is its promise', async () => {
  const { data } = await record({ wishedOn: today(20) })
  expect(data?.deliveryWindow).toEqual({ from: today(20), to: today(20) })
  expect(await rejected({ wishedOn: today(-1) })).toEqual([400, 'wishedOn'])
})

test('a customer with e-mail gets a receipt, one without gets none', async () => {
  const dress = await aProduct(api.db)
  const email = 'recibo@exemplo.test'
  const receipts = () =>
    api.db.selectFrom('mails').selectAll().where('kind', '=', 'order.confirmed').execute()
  const before = (await receipts()).length
  await record({})
  expect(await receipts()).toHaveLength(before)
  const customer = { name: 'Rosa', phone: '(11) 98888-0001', email }
  const { data } = await admin.call(sales.record, {
    body: aSale([dress], { services, customer, totalCents: dress.priceCents + 100_000 }),
  })
  const [receipt] = (await receipts()).filter(({ objectId }) => objectId === String(data?.id))
  expect(receipt).toMatchObject({ recipient: email })
  expect(receipt?.text).toContain('Reforma do vestido da mãe (Serviço do ateliê · Qtd. 1)')
})
