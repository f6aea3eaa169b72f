/** Lies about the end of an order: what is kept, returned, paid on top, delivered with a balance. */
import { randomUUID } from 'node:crypto'
import { FAR, type Liar, type Lie, NO_DAYS, NO_SUMS } from './tampered-calls.ts'

interface Ended {
  id: number
  /** Of which nothing is received. */
  unpaidId: number
  /** Received of it. */
  paidCents: number
  day: string
}

const NOT_ADMINS: Liar[] = ['owner', 'stranger', 'seamstress', 'visitor']
const NO_REASONS = ['', ' ', null, 1, 'x'.repeat(501)]

export function liesAboutEnds({ id, unpaidId, paidCents, day }: Ended): Lie[] {
  const paid = paidCents / 100
  const to = (path: string, title: string, body: object, by: Liar = 'admin'): Lie => ({
    ...{ title: `${path} ${title} ${JSON.stringify(body)}`.slice(0, 100), by, method: 'POST', body },
    path: `/api/orders/${path}`,
  })
  const cancel = (title: string, body: object, by?: Liar) =>
    to(`${id}/cancel`, title, { reason: 'Desistiu', refund: { requestId: randomUUID() }, ...body }, by)
  const retain = (retained: unknown, more: object = {}) => cancel('and keep', { retained, ...more })
  const refund = (body: object, by?: Liar) =>
    to(`${id}/refund`, 'refund', { requestId: randomUUID(), reason: 'Desistência', ...body }, by)
  const compensate = (body: object, by?: Liar) =>
    to(
      `${id}/compensations`,
      'pay on top',
      { amount: 50, paidOn: day, way: 'pix', requestId: randomUUID(), ...body },
      by,
    )
  const setStatus = (body: object, by: Liar = 'admin'): Lie => ({
    ...{
      title: `status ${JSON.stringify(body)}`.slice(0, 100),
      by,
      method: 'PUT',
      path: `/api/orders/${id}`,
      body,
    },
  })
  const ship = (body: object, by?: Liar) =>
    to(
      `${id}/shipments`,
      'send',
      { carrier: 'Loggi', trackingCode: 'A1', requestId: randomUUID(), ...body },
      by,
    )
  const agreed = { whoFailed: 'agreed', retentionReason: 'Combinado' }
  return [
    ...NOT_ADMINS.flatMap((by) => [
      cancel('without being an administrator', { retained: 0 }, by),
      refund({ amount: 1 }, by),
      compensate({}, by),
      setStatus({ status: 'Entregue', balanceReason: 'Porque sim' }, by),
      ship({ balanceReason: 'Porque sim' }, by),
      to(`${id}/received`, 'receive', { forma: 'dinheiro' }, by),
      { ...to(`${id}/cancellation-terms`, 'read', {}, by), method: 'GET', body: undefined } as Lie,
    ]),
    cancel('without saying what is returned', { refund: undefined }),
    // The customer has accepted no text of the owner: nothing is kept unless both agreed.
    ...[0.01, 1, paid / 2, paid - 0.01].map((retained) => retain(retained)),
    ...[0.01, paid / 2].map((retained) => retain(retained, { whoFailed: 'atelier', retentionReason: 'x' })),
    ...[paid, paid + 0.01, paid * 2, 1e9].map((retained) => retain(retained, agreed)),
    retain(paid / 2, { whoFailed: 'agreed' }),
    ...NO_SUMS.filter((sum) => sum !== 0 && sum !== 0.001 && sum !== 0.49).map((retained) =>
      retain(retained, agreed),
    ),
    ...['owner', '', null, 1].map((whoFailed) => retain(0, { whoFailed })),
    ...[paid + 0.01, 0.01, paid / 2, -1, '1.500,00', 1e13].map((amount) =>
      retain(0, { refund: { requestId: randomUUID(), amount } }),
    ),
    ...['', 'x', 1, null].map((requestId) => cancel('with another id', { refund: { requestId } })),
    ...NO_REASONS.map((reason) => cancel('without a reason', { reason })),
    retain(0, { byHand: { returnedOn: day, way: 'pix' } }),
    to(`${unpaidId}/cancel`, 'refund nothing', { reason: 'x', refund: { requestId: randomUUID() } }),
    ...[...NO_SUMS.filter((sum) => sum !== 0.49), paid + 0.01, paid * 2].map((amount) => refund({ amount })),
    refund({ amount: 1, byHand: { returnedOn: day, way: 'pix' } }),
    refund({ amount: 1, byHand: { returnedOn: FAR, way: 'pix' } }),
    refund({ amount: 1, byHand: { returnedOn: day, way: 'chave 123' } }),
    refund({ amount: 1, items: [{ itemId: 1, quantity: 1 }] }),
    to(`${unpaidId}/refund`, 'what was not paid', { requestId: randomUUID(), amount: 1 }),
    compensate({}),
    ...NO_SUMS.map((amount) => compensate({ amount })),
    ...[...NO_DAYS, FAR].map((paidOn) => compensate({ paidOn })),
    setStatus({ status: 'Entregue' }),
    ...NO_REASONS.map((balanceReason) => setStatus({ status: 'Entregue', balanceReason })),
    setStatus({ status: 'pago' }),
    ship({}),
    ...NO_REASONS.map((balanceReason) => ship({ balanceReason })),
    to(`${id}/received`, 'what is paid', { forma: 'dinheiro' }),
    ...['bitcoin', '', null, 1].map((forma) => to(`${unpaidId}/received`, 'receive', { forma })),
  ]
}

/** On an order that the atelier failed: these sums and days are no compensation. */
export function liesAboutCompensation(failedId: number, day: string): Lie[] {
  const compensate = (body: object): Lie => ({
    ...{ title: `pay on top ${JSON.stringify(body)}`, by: 'admin', method: 'POST' },
    path: `/api/orders/${failedId}/compensations`,
    body: { amount: 50, paidOn: day, way: 'pix', requestId: randomUUID(), ...body },
  })
  return [
    ...NO_SUMS.filter((sum) => sum !== 0.49).map((amount) => compensate({ amount })),
    ...[...NO_DAYS, FAR].map((paidOn) => compensate({ paidOn })),
    ...['bitcoin', '', null].map((way) => compensate({ way })),
  ]
}
