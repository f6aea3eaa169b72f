/** Lies about a sale of the atelier, and about who may record one. */
import { randomUUID } from 'node:crypto'
import { FAR, type Liar, type Lie, NO_DAYS, NO_SUMS, PAST } from './tampered-calls.ts'
import type { TestProduct } from './tampered-draft.ts'

const NOT_ADMINS: Liar[] = ['owner', 'stranger', 'seamstress', 'visitor']

interface SoldStock {
  dress: TestProduct
  scarce: TestProduct
  deleted: TestProduct
  day: string
  later: string
}

export function liesAboutSales({ dress, scarce, deleted, day, later }: SoldStock): Lie[] {
  const line = { id: dress.id, size: 'M', color: 'Branco', quantity: 1 }
  const sale = (title: string, body: object, by: Liar = 'admin'): Lie => ({
    ...{
      title: `sale ${title} ${JSON.stringify(body)}`.slice(0, 110),
      by,
      method: 'POST',
      path: '/api/sales',
    },
    body: {
      requestId: randomUUID(),
      customer: { name: 'Rosa Prado', phone: '(11) 98888-0001' },
      items: [line],
      total: dress.price,
      fulfilment: 'pickup',
      received: { way: 'dinheiro', receivedOn: day },
      ...body,
    },
  })
  const agreed = (price: unknown, total: unknown, priceReason: unknown = 'Mostruário') =>
    sale('agreed', { items: [{ ...line, price, priceReason }], total })
  const discount = (values: object, total: number) =>
    sale('discount', { discount: { reason: 'Amiga', ...values }, total })
  const parts = (list: unknown) => sale('parts', { parts: list })
  const part = (values: object) => parts([{ amount: 100, dueOn: later, ...values }])
  const service = (amount: unknown, total: unknown) =>
    sale('service', { items: [], services: [{ description: 'Barra', amount }], total })
  return [
    ...NOT_ADMINS.flatMap((by) => [
      sale('by somebody who is no administrator', {}, by),
      sale('at an own price', { items: [{ ...line, price: 1, priceReason: 'Amiga' }], total: 1 }, by),
      sale('with a discount', { discount: { percent: 90, reason: 'x' }, total: dress.price / 10 }, by),
    ]),
    ...NO_SUMS.filter((sum) => sum !== 0.49).map((price) => agreed(price, price)),
    sale('agreed without a reason', { items: [{ ...line, price: dress.price - 1 }], total: dress.price - 1 }),
    ...['', null, 1, 'x'.repeat(201)].map((reason) => agreed(dress.price - 1, dress.price - 1, reason)),
    agreed(dress.price - 1, dress.price),
    agreed(dress.price + 1, dress.price),
    agreed(1_000_000, 1_000_000),
    ...[0, 1, dress.price - 0.01, dress.price + 0.01, -dress.price, 1e13, 1e308, '1.500,00', null].map(
      (total) => sale('total', { total }),
    ),
    ...[0, -10, 91, 100, 150, 1.5, '10', null].map((percent) => discount({ percent }, dress.price)),
    ...[...NO_SUMS, dress.price, dress.price + 1, dress.price - 0.49].map((amount) =>
      discount({ amount }, 0.5),
    ),
    discount({ percent: 10, amount: 10 }, dress.price - 10),
    discount({}, dress.price),
    discount({ percent: 10 }, dress.price),
    ...['', null, 1].map((reason) => discount({ percent: 10, reason }, dress.price * 0.9)),
    ...NO_SUMS.map((amount) => part({ amount })),
    ...[dress.price, dress.price - 0.49, dress.price + 1].map((amount) => part({ amount })),
    ...[...NO_DAYS, PAST, FAR, day].map((dueOn) => part({ dueOn })),
    ...[[], null, {}, 'x', [null], Array.from({ length: 37 }, () => ({ amount: 1, dueOn: later }))].map(
      parts,
    ),
    ...NO_SUMS.filter((sum) => sum !== 0.49).map((amount) => service(amount, amount)),
    service(999_999_999, 999_999_999),
    service(100, 99),
    ...[...NO_DAYS, PAST, FAR, later].map((receivedOn) =>
      sale('received', { received: { way: 'dinheiro', receivedOn } }),
    ),
    ...['bitcoin', '', null, 'cash'].map((way) => sale('received', { received: { way, receivedOn: day } })),
    sale('of nothing', { items: [] }),
    sale('of the same twice', { items: [line, line], total: dress.price * 2 }),
    ...[0, -1, 1.5, 11, '1', null].map((quantity) => sale('quantity', { items: [{ ...line, quantity }] })),
    sale('of more than there is', {
      items: [{ ...line, id: scarce.id, quantity: 3 }],
      total: scarce.price * 3,
    }),
    sale('of a deleted product', { items: [{ ...line, id: deleted.id }], total: deleted.price }),
    ...[0, -1, 2 ** 31, 'x', null].map((accountId) =>
      sale('to an account', { customer: { name: 'Rosa', phone: '(11) 98888-0001', accountId } }),
    ),
    sale('to nobody', { customer: { name: 'Rosa', phone: '(11) 98888-0001', customerId: 2_000_000_000 } }),
    sale('to nobody', { customer: { name: 'Rosa', phone: '(11) 98888-0001', accountId: 2_000_000_000 } }),
    ...['', 'x', 1, null].map((requestId) => sale('with another id', { requestId })),
    ...NOT_ADMINS.flatMap((by): Lie[] => [
      { title: 'read walk-in customers', by, method: 'GET', path: '/api/customers' },
      { title: 'export customers', by, method: 'GET', path: '/api/customers/export' },
      { title: 'read what is due', by, method: 'GET', path: `/api/charges?from=${day}&to=${day}` },
      {
        ...{ title: 'change the plan', by, method: 'PUT', path: '/api/payment-plan' },
        body: { depositPercent: 10, maxParts: 24, lastDueDays: 0, offers: [], minOrder: 0 },
      },
    ]),
  ]
}
