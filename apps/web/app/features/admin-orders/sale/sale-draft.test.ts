import type { Product } from '@shop/contract/products'
import { expect, test } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { draftOf } from './sale-draft.ts'
import { possibleWindow, saleErrors } from './sale-errors.ts'
import { emptySale, saleRules } from './sale-form.ts'
import { mostUnits, newLine } from './sale-line-values.ts'
import { amountsOf, planOf } from './sale-money.ts'
import type { SaleValues } from './sale-values.ts'

const product: Product = {
  id: 7,
  name: 'Açucena',
  description: '',
  priceCents: 689_000,
  collection: 'Evasê',
  images: [],
  featured: false,
  inStock: true,
  stockQuantity: 4,
  sizes: ['PP', 'P', 'M'],
  colors: ['Marfim', 'Branco'],
  pictures: [],
  version: 1,
}
const today = '2026-11-18'
const aSale = (values: Partial<SaleValues> = {}): SaleValues => ({
  ...emptySale(today),
  ...{ name: 'Rosa Prado', phone: '(11) 98888-0001', lines: [newLine(product)] },
  ...values,
})
const draft = (values: Partial<SaleValues> = {}) => draftOf(aSale(values), 'id')
const wrong = async (values: Partial<SaleValues>) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await saleRules(today)(aSale(values), undefined, options)
  return errors
}

test.each([
  ['M and Branco', product, { size: 'M', color: 'Branco' }],
  [
    'its first size and color if it has neither',
    { ...product, sizes: ['Único'], colors: ['Rosé'] },
    { size: 'Único', color: 'Rosé' },
  ],
  [
    'M and Branco if it lists no sizes and colors',
    { ...product, sizes: [], colors: [] },
    { size: 'M', color: 'Branco' },
  ],
])('a product picked for a sale is added once, in %s', (_, picked, choice) => {
  expect(newLine(picked)).toMatchObject({ product: picked, ...choice, quantity: 1 })
})

test('a sale is complete with a customer, a line and the day; the e-mail may be missing', async () => {
  expect(await wrong({})).toEqual({})
  expect(Object.keys(await wrong({ name: ' ', phone: '', lines: [], receivedOn: '' }))).toEqual([
    ...['name', 'phone', 'lines', 'receivedOn'],
  ])
  expect(draft().customer).toEqual({ name: 'Rosa Prado', phone: '(11) 98888-0001' })
})

test('money is typed as in Brazil, and another price needs its reason', async () => {
  const line = { ...newLine(product), price: '6.000,00' }
  expect(await wrong({ lines: [line] })).toMatchObject({ lines: [{ priceReason: {} }] })
  expect(await wrong({ lines: [{ ...line, price: '6,000.00' }] })).toMatchObject({ lines: [{ price: {} }] })
  expect(draft({ lines: [{ ...line, priceReason: 'Mostruário' }] })).toMatchObject({
    items: [{ priceCents: 600_000, priceReason: 'Mostruário' }],
    totalCents: 600_000,
  })
  expect(draft({ lines: [{ ...line, price: '6.890,00' }] }).items[0]).not.toHaveProperty('priceCents')
})

test('a service has a description and an amount; a discount a reason', async () => {
  const services = [{ description: 'Ajuste', amount: '180,00' }]
  expect(draft({ lines: [], services })).toMatchObject({
    services: [{ amountCents: 18_000 }],
    totalCents: 18_000,
  })
  expect(await wrong({ services: [{ description: '', amount: '' }] })).toMatchObject({
    services: [{ description: {}, amount: {} }],
  })
  expect(Object.keys(await wrong({ discountKind: 'percent', discount: '95' }))).toEqual([
    ...['discount', 'discountReason'],
  ])
  const percent = { discountKind: 'percent', discount: '10', discountReason: 'Indicada' } as const
  expect(amountsOf(aSale(percent))).toMatchObject({ discountCents: 68_900, totalCents: 620_100 })
})

test('the rest after the deposit is due in parts a month apart', async () => {
  const plan = { plan: 'parts', deposit: '2.067,00', partCount: '6', firstDueOn: '2026-12-31' } as const
  expect(planOf(aSale(plan))).toEqual([
    { amountCents: 80_385, dueOn: '2026-12-31' },
    { amountCents: 80_383, dueOn: '2027-01-31' },
    { amountCents: 80_383, dueOn: '2027-02-28' },
    { amountCents: 80_383, dueOn: '2027-03-31' },
    { amountCents: 80_383, dueOn: '2027-04-30' },
    { amountCents: 80_383, dueOn: '2027-05-31' },
  ])
  expect(draft({ ...plan, plan: 'whole' })).not.toHaveProperty('parts')
  expect(Object.keys(await wrong({ ...plan, deposit: '6.890,00' }))).toEqual(['deposit'])
  expect(Object.keys(await wrong({ ...plan, deposit: '' }))).toEqual(['deposit'])
  expect(Object.keys(await wrong({ ...plan, firstDueOn: today }))).toEqual(['firstDueOn'])
})

test('a sale that is collected has no address; one that is sent needs it, and a CPF', async () => {
  expect(draft()).toMatchObject({ fulfilment: 'pickup' })
  expect(Object.keys(await wrong({ fulfilment: 'ship' }))).toEqual([
    ...['cpf', 'street', 'number', 'neighborhood', 'city', 'state', 'zipCode'],
  ])
  const address = {
    ...{ zipCode: '80020-310', street: 'Rua XV', number: '1', neighborhood: 'Centro', city: 'Curitiba' },
    state: 'PR',
  }
  const sent = { fulfilment: 'ship', cpf: '529.982.247-25', ...address } as const
  expect(await wrong(sent)).toEqual({})
  expect(draft(sent).shipping).toMatchObject({ address: 'Rua XV', state: 'PR', complement: null })
})

test('the customer that was found is sent by her id, and an account keeps its e-mail', () => {
  const account = { kind: 'account', id: 3, name: 'Rosa' } as const
  expect(draft({ found: account, email: 'rosa@exemplo.test' }).customer).toEqual({
    ...{ name: 'Rosa Prado', phone: '(11) 98888-0001', accountId: 3 },
  })
  const walkIn = { kind: 'walk_in', id: 4, name: 'Rosa' } as const
  expect(draft({ found: walkIn, email: 'rosa@exemplo.test' }).customer).toMatchObject({
    ...{ customerId: 4, email: 'rosa@exemplo.test' },
  })
})

test('the agreed day is sent with what is sewn, and overbooks only with the tick', () => {
  const made = { ...newLine(product), offer: 'made_to_order' as const }
  const days = ({ wishedOn, overbook }: ReturnType<typeof draft>) => [wishedOn, overbook]
  const day = { wishedOn: '2026-12-18' }
  expect(days(draft({ ...day, lines: [made] }))).toEqual(['2026-12-18', undefined])
  expect(days(draft({ ...day, lines: [made], overbook: true }))).toEqual(['2026-12-18', true])
  expect(days(draft({ ...day, overbook: true }))).toEqual([undefined, undefined])
  expect(days(draft({ lines: [made], overbook: true }))).toEqual([undefined, undefined])
})

test('a dress cut to measure is one, at its own price, and starts from the chosen size', () => {
  const offers = [
    { kind: 'ready' as const, priceChangeCents: 0 },
    { kind: 'made_to_measure' as const, priceChangeCents: 620_00 },
  ]
  const ready = newLine({ ...product, offers })
  expect([ready.offer, mostUnits(ready)]).toEqual(['ready', 4])
  const line = { ...ready, offer: 'made_to_measure' as const }
  expect(mostUnits(line)).toBe(1)
  expect(draft({ lines: [line] })).toMatchObject({
    items: [{ productId: 7, size: 'Sob medida', baseSize: 'M', offer: 'made_to_measure' }],
    totalCents: 751_000,
  })
  expect(newLine({ ...product, offers, stockQuantity: 0 }).offer).toBe('made_to_measure')
})

test('server errors are shown at the fields of the form', () => {
  const fields = {
    ...{ 'shipping.state': 'a', 'customer.cpf': 'b', 'items.0.priceReason': 'c', items: 'd' },
    ...{ 'discount.amount': 'e', 'parts.1.dueOn': 'f', 'received.receivedOn': 'g', 'shipping.address': 'h' },
  }
  expect(saleErrors(new ApiError(400, { code: 'invalid_input', fields }))).toEqual({
    ...{ state: 'a', cpf: 'b', 'lines.0.priceReason': 'c', lines: 'd', discount: 'e', firstDueOn: 'f' },
    ...{ receivedOn: 'g', street: 'h' },
  })
})

test('the possible window is read from the rejection', () => {
  const details = { from: '2026-12-24', to: '2027-01-07' }
  expect(possibleWindow(new ApiError(409, { code: 'promise_changed', details }))).toEqual(details)
  expect(possibleWindow(new ApiError(409, { code: 'out_of_stock', details }))).toBeUndefined()
})
