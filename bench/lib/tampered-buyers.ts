/** Orders with a manipulated buyer: CPF, address, the way they are received, and whose they are. */
import { randomUUID } from 'node:crypto'
import { orderTokenHeader } from '@shop/contract/constants'
import { type Tampered, type TestProduct, tamperedWith } from './tampered-draft.ts'

/** People whose orders and account nobody else may touch. */
export interface Victims {
  accountId: number
  accountEmail: string
  /** Of an unpaid order of the account. */
  openCheckoutId: string
  /** Of a paid order of a guest, and the token of its link. */
  paidCheckoutId: string
  orderId: number
  orderToken: string
}

const NO_TEXTS: unknown[] = [1, true, {}, [], ['12'], { toString: '12' }]
const NO_CPFS: unknown[] = [
  ...NO_TEXTS,
  null,
  '',
  ' ',
  // Wrong check digits.
  '529.982.247-24',
  '529.982.247-15',
  '52998224752',
  '000.000.000-01',
  // Equal digits, of which the check digits are right.
  '000.000.000-00',
  '111.111.111-11',
  '99999999999',
  // Not of its shape.
  '529.982.247-2',
  '529982247255',
  '529-982-247.25',
  '529 982 247 25',
  '529.982.247-2A',
  'abc.def.ghi-jk',
  '５２９.９８２.２４７-２５',
  '529.982.247-25\u0000',
  "52998224725' or '1'='1",
  52_998_224_725,
  ['52998224725'],
  { cpf: '52998224725' },
]
/** Of other states, of none, and no code at all. */
const NO_CEPS: unknown[] = [
  '20040-002',
  '40010-000',
  '88010-000',
  '00000-000',
  '1310-100',
  '013101000',
  ...NO_TEXTS,
]
const NO_NUMBERS: unknown[] = [...NO_TEXTS, null, undefined, '', ' ', '1'.repeat(21), '12\u0000', '\ud800']
const CONTROL = ['12\u0007', '1\n2', '1\r\nBcc: a@b.test', '\u001b[31m12', '12\u0085']
const NO_WAYS: unknown[] = [null, '', 'drone', 'Pickup', 'pickup ', 'retirada', 'ship,pickup', ...NO_TEXTS]

export function tamperedBuyers(dress: TestProduct, victims: Victims): Tampered[] {
  const { expectRejected, allow } = tamperedWith(dress)
  const { accountId, accountEmail, openCheckoutId, orderId, orderToken } = victims
  const pickup = { fulfilment: 'pickup' }
  /** Names for whose an order is, and for what it may cost, of which the shop reads none. */
  const smuggled: Record<string, unknown> = {
    userId: accountId,
    user_id: accountId,
    user: { id: accountId },
    guest: false,
    isGuest: false,
    is_guest: true,
    claimedBy: accountId,
    claimed_by: accountId,
    claimedAt: '2020-01-01T00:00:00.000Z',
    orderId,
    orderToken,
    token: orderToken,
    termsKey: 'none',
    recordedBy: accountId,
    addressKey: null,
  }
  return [
    allow('a whole order', {}),
    ...NO_CPFS.map((cpf) => expectRejected('cpf', { customer: { cpf } })),
    expectRejected('no CPF for a delivery', { customer: { cpf: undefined } }),
    ...[true, 'true', 1].map((cpfFromLastOrder) =>
      expectRejected('the CPF of a last order that there is not', {
        customer: { cpf: undefined, email: accountEmail, cpfFromLastOrder },
      }),
    ),
    allow('a CPF typed without dots', { customer: { cpf: '52998224725' } }),
    ...['masked', 'customerCpf', 'cpfVerified'].map((name) =>
      allow(`${name} in the customer`, { customer: { [name]: '11144477735' } }),
    ),
    ...NO_CEPS.map((zipCode) => expectRejected('zipCode', { shipping: { zipCode } })),
    ...NO_NUMBERS.map((number) => expectRejected('number', { shipping: { number } })),
    ...[...NO_TEXTS, null, undefined, '', 'x'.repeat(121)].map((neighborhood) =>
      expectRejected('neighborhood', { shipping: { neighborhood } }),
    ),
    ...[...NO_TEXTS, null, '', 'x'.repeat(241)].map((address) =>
      expectRejected('address', { shipping: { address } }),
    ),
    ...['address', 'number', 'neighborhood', 'city', 'complement'].flatMap((name) =>
      CONTROL.map((text) => allow(`control characters in ${name}`, { shipping: { [name]: text } })),
    ),
    ...CONTROL.map((name) => allow('control characters in the name', { customer: { name } })),
    ...[
      ['BA', '40010-000'],
      ['AC', '69900-100'],
    ].map(([state, zipCode]) => expectRejected('a state not delivered to', { shipping: { state, zipCode } })),
    ...[null, [], '', 'Rua das Flores, 12', {}, undefined].map((shipping) =>
      expectRejected('no shipping', { top: { shipping } }),
    ),
    ...NO_WAYS.map((fulfilment) => expectRejected('fulfilment', { top: { fulfilment } })),
    allow('collected, with an address', { top: pickup }),
    allow('collected, in a state not delivered to', {
      top: pickup,
      shipping: { state: 'BA', zipCode: '40010-000' },
    }),
    allow('collected, without CPF and address', {
      top: { ...pickup, shipping: undefined },
      customer: { cpf: undefined },
    }),
    expectRejected('collected, with a wrong CPF', { top: pickup, customer: { cpf: '111.111.111-11' } }),
    ...[0, 0.01, dress.price - 50, dress.price - 0.01, -dress.price].map((total) =>
      expectRejected('collected, for less', { top: { ...pickup, total } }),
    ),
    ...['pickupDiscount', 'discount', 'shippingCost', 'freight'].map((name) =>
      allow(`collected, with ${name}`, { top: { ...pickup, [name]: -100 } }),
    ),
    ...[1, {}, [], 'x'.repeat(161), 'Ana\u0000'].map((pickupName) =>
      expectRejected('collected by', { top: { ...pickup, pickupName } }),
    ),
    ...Object.entries(smuggled).flatMap(([name, value]) => [
      allow(`${name} in the order`, { top: { [name]: value } }),
      allow(`${name} in the customer`, { customer: { [name]: value } }),
    ]),
    allow('the e-mail of an account', { customer: { email: accountEmail } }),
    allow('the link of another order', { headers: { [orderTokenHeader]: orderToken } }),
    allow('the checkout of another’s open order', { top: { checkoutId: openCheckoutId } }),
  ]
}

/** Its order is paid: for a guest this checkout is over. */
export function paidCheckout(dress: TestProduct, { paidCheckoutId }: Victims): Tampered {
  return tamperedWith(dress).expectRejected('the checkout of another’s paid order', {
    top: { checkoutId: paidCheckoutId },
  })
}

/** A guest must send the id of the checkout: every order without one gets its own. */
export function asGuest(order: Tampered): Tampered {
  const body = order.body.includes('"checkoutId"')
    ? order.body
    : order.body.replace(/}$/, `,"checkoutId":"${randomUUID()}"}`)
  return { ...order, title: `as a guest, ${order.title}`, body }
}
