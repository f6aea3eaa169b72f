import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingApi } from '../../testing/ordering-api.ts'

const CPF = '52998224725'
const street = {
  address: 'Alameda Lorena',
  number: '1304',
  neighborhood: 'Jardim Paulista',
  complement: 'Apto 52',
  city: 'São Paulo',
  state: 'SP',
  zipCode: '01424-001',
} as const

let api: Awaited<ReturnType<typeof orderingApi>>
beforeAll(async () => {
  api = await orderingApi()
})
afterAll(() => api.close())

async function place(
  shipping: OrderDraft['shipping'],
  customer: Partial<OrderDraft['customer']> = { cpf: CPF },
) {
  const user = await aUser(api.db)
  const { shipping: _, ...draft } = aDraft([await aProduct(api.db)])
  const body = { ...draft, ...(shipping && { shipping }), customer: { ...draft.customer, ...customer } }
  const response = await (await api.as(user)).call(orders.place, { body })
  const rows = await api.db.selectFrom('orders').selectAll().where('userId', '=', user.id).execute()
  return { ...response, rows }
}

describe('an address with number and neighbourhood', () => {
  test('is stored in its parts, and as one line for readers of the old field', async () => {
    const { status, data, rows } = await place(street)
    expect(status).toBe(201)
    expect(rows).toMatchObject([
      {
        shippingAddress: 'Alameda Lorena, 1304 · Jardim Paulista',
        shippingNumber: '1304',
        shippingNeighborhood: 'Jardim Paulista',
        shippingComplement: 'Apto 52',
        fulfilment: 'ship',
      },
    ])
    const { address: name, ...rest } = street
    expect(data?.shipping).toEqual({
      ...rest,
      address: 'Alameda Lorena, 1304 · Jardim Paulista',
      street: name,
    })
    expect(data).not.toHaveProperty('fulfilment')
  })

  test('may be without a number', async () => {
    const { data } = await place({ ...street, number: 's/n' })
    expect(data?.shipping).toMatchObject({
      address: 'Alameda Lorena, s/n · Jardim Paulista',
      number: 's/n',
    })
  })

  test('needs a CPF, since carriers do', async () => {
    const { status, error, rows } = await place(street, {})
    expect([status, error?.code, error?.fields, rows]).toEqual([
      400,
      'required_fields',
      { 'customer.cpf': 'Preencha este campo.' },
      [],
    ])
  })

  test.each(['number', 'neighborhood'] as const)('is rejected without its %s', async (part) => {
    const { [part]: _, ...rest } = street
    const { status, error, rows } = await place(rest)
    expect([status, error?.fields, rows]).toEqual([400, { [`shipping.${part}`]: 'Preencha este campo.' }, []])
  })

  test.each([
    ['of another state', '20040-020'],
    ['that no state has', '00100-000'],
  ])('is rejected with a postal code %s', async (_, zipCode) => {
    const { status, error, rows } = await place({ ...street, zipCode })
    expect([status, error?.code, error?.fields, rows]).toEqual([
      400,
      'invalid_input',
      { 'shipping.zipCode': 'Este CEP não é do estado escolhido.' },
      [],
    ])
  })
})

describe('the single line of the first release', () => {
  test('goes on working, without CPF and whatever its postal code', async () => {
    const line = {
      address: 'Rua das Flores, 12',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '20040-020',
    } as const
    const { status, data, rows } = await place(line, {})
    expect(status).toBe(201)
    expect(data?.shipping).toEqual({ ...line, complement: null })
    expect(data?.customer).not.toHaveProperty('cpf')
    expect(rows).toMatchObject([
      { shippingAddress: line.address, shippingNumber: null, shippingNeighborhood: null, customerCpf: null },
    ])
  })

  test('cannot be left out of an order that is sent', async () => {
    const { status, error, rows } = await place(undefined)
    expect([status, error?.code, error?.fields, rows]).toEqual([
      400,
      'invalid_input',
      { shipping: 'Preencha este campo.' },
      [],
    ])
  })
})
