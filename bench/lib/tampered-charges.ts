/** Lies about deposit, parts and extras of orders that exist. */
import { randomUUID } from 'node:crypto'
import { FAR, type Liar, type Lie, NO_DAYS, NO_SUMS, PAST } from './tampered-calls.ts'

export interface LiedAbout {
  /** Of the owner, of which the deposit is paid: its charges in their order, and an extra that was proposed. */
  own: {
    id: number
    chargeIds: readonly number[]
    openCents: readonly number[]
    extraId: number
    day: string
  }
  /** Of somebody else, in the same state. */
  other: { id: number; chargeIds: readonly number[]; extraId: number }
  /** Of the owner, of which nothing is paid yet. */
  unpaid: { id: number; chargeIds: readonly number[] }
}

const NO_IDS = ['0', '-1', '1.5', 'abc', '99999999999', '2147483648', '1e3', '%00']
const NOT_ADMINS: Liar[] = ['owner', 'stranger', 'seamstress', 'visitor']

export function liesAboutCharges({ own, other, unpaid }: LiedAbout): Lie[] {
  const [deposit = 0, part = 0, secondPart = 0] = own.chargeIds
  const [firstCents = 0, ...otherCents] = own.openCents
  const pay = (by: Liar, id: number | string, chargeId: number | string, title: string): Lie => ({
    ...{ title: `pay ${title}`, by, method: 'POST' },
    path: `/api/orders/${id}/charges/${chargeId}/payment`,
  })
  const receipt = (): object => ({ method: 'dinheiro', receivedOn: own.day, requestId: randomUUID() })
  const record = (
    title: string,
    body: object,
    at: Partial<{ by: Liar; id: number; chargeId: number | string }> = {},
  ): Lie => ({
    ...{ title: `record ${title}`, by: at.by ?? 'admin', method: 'POST' },
    path: `/api/orders/${at.id ?? own.id}/charges/${at.chargeId ?? part}/record`,
    body: { ...receipt(), ...body },
  })
  const open = [firstCents, ...otherCents].map((cents, at) => ({
    ...{ id: own.chargeIds[at + 1], amount: cents / 100, dueOn: own.day },
  }))
  const move = (title: string, body: object, by: Liar = 'admin', id = own.id): Lie => ({
    ...{ title: `move ${title}`, by, method: 'PUT', path: `/api/orders/${id}/charges` },
    body: { charges: open, reason: 'A prova foi adiada', version: 0, ...body },
  })
  const changed = (title: string, change: object) => {
    const [first, ...rest] = open
    return move(`${title} ${JSON.stringify(change)}`, { charges: [{ ...first, ...change }, ...rest] })
  }
  const extra = (title: string, body: object, by: Liar = 'admin', id = own.id): Lie => ({
    ...{ title: `extra ${title}`, by, method: 'POST', path: `/api/orders/${id}/charges` },
    body: { description: 'Renda', amount: 380, dueOn: own.day, requestId: randomUUID(), ...body },
  })
  const reply = (by: Liar, id: number, extraId: number | string, body: unknown = { accepts: true }): Lie => ({
    ...{ title: `reply to an extra as ${by}`, by, method: 'POST', body },
    path: `/api/orders/${id}/extras/${extraId}/reply`,
  })
  return [
    pay('owner', own.id, deposit, 'what is paid'),
    pay('owner', own.id, other.chargeIds[1] ?? 0, 'the charge of another order'),
    pay('owner', other.id, other.chargeIds[1] ?? 0, 'for the order of somebody else'),
    pay('stranger', own.id, part, 'as a stranger'),
    pay('visitor', own.id, part, 'as a visitor'),
    pay('owner', unpaid.id, unpaid.chargeIds[1] ?? 0, 'a part before the deposit'),
    pay('owner', unpaid.id, part, 'a part of another own order'),
    ...NO_IDS.map((id) => pay('owner', own.id, id, `charge ${id}`)),
    ...NO_IDS.map((id) => pay('owner', id, part, `of order ${id}`)),
    ...NOT_ADMINS.map((by) => record('without being an administrator', {}, { by })),
    record('the charge of another order', {}, { chargeId: other.chargeIds[1] ?? 0 }),
    record('under another order', {}, { id: other.id }),
    record('what is paid', {}, { chargeId: deposit }),
    record('a part before the deposit', {}, { id: unpaid.id, chargeId: unpaid.chargeIds[1] ?? 0 }),
    ...NO_IDS.map((chargeId) => record(`charge ${chargeId}`, {}, { chargeId })),
    ...['bitcoin', '', null, 1, 'cash', []].map((method) => record(`by ${String(method)}`, { method })),
    ...[...NO_DAYS, PAST, FAR, undefined].map((receivedOn) =>
      record(`on ${JSON.stringify(receivedOn)}`, { receivedOn }),
    ),
    ...['', 'x', 1, null].map((requestId) => record(`with id ${String(requestId)}`, { requestId })),
    ...NOT_ADMINS.map((by) => move('without being an administrator', {}, by)),
    move('under another order', {}, 'admin', other.id),
    move('what is paid', { charges: [{ id: deposit, amount: 1, dueOn: own.day }, ...open] }),
    changed('another order’s charge', { id: other.chargeIds[1] }),
    changed('the same charge twice', { id: secondPart }),
    ...NO_SUMS.map((amount) => changed('sum', { amount })),
    ...[1, -1, 100].map((cents) => changed('sum', { amount: (firstCents + cents) / 100 })),
    ...[...NO_DAYS, PAST, FAR].map((dueOn) => changed('day', { dueOn })),
    move('the sum into one of nothing', {
      charges: [{ ...open[0], amount: 0 }, { amount: firstCents / 100, dueOn: own.day }, ...open.slice(1)],
    }),
    move('away a part', { charges: open.slice(1) }),
    ...[[], null, {}, 'x', [null], Array.from({ length: 41 }, () => ({ amount: 1, dueOn: own.day }))].map(
      (charges) => move('nothing or too much', { charges }),
    ),
    ...[7, -1, 1.5, '0', null, 2 ** 31, 2 ** 53].map((version) =>
      move(`version ${String(version)}`, { version }),
    ),
    ...['', ' ', null, 1, 'x'.repeat(501)].map((reason) => move('without a reason', { reason })),
    ...NOT_ADMINS.map((by) => extra('without being an administrator', {}, by)),
    ...NO_SUMS.map((amount) => extra(`sum ${JSON.stringify(amount)}`, { amount })),
    ...[...NO_DAYS, PAST, FAR].map((dueOn) => extra(`day ${JSON.stringify(dueOn)}`, { dueOn })),
    ...['', null, 1, 'x'.repeat(201)].map((description) => extra('without a description', { description })),
    ...['yes', 1, null].map((accepted) => extra(`accepted ${String(accepted)}`, { accepted })),
    extra('before the deposit', {}, 'admin', unpaid.id),
    ...(['stranger', 'seamstress', 'visitor'] as const).map((by) => reply(by, own.id, own.extraId)),
    reply('owner', other.id, other.extraId),
    reply('owner', own.id, other.extraId),
    reply('admin', own.id, other.extraId),
    ...NO_IDS.map((id) => reply('owner', own.id, id)),
    ...[{}, { accepts: 'yes' }, { accepts: 1 }, null, []].map((body) =>
      reply('owner', own.id, own.extraId, body),
    ),
    ...NOT_ADMINS.map(
      (by): Lie => ({
        ...{ title: 'withdraw an extra', by, method: 'DELETE' },
        path: `/api/orders/${own.id}/extras/${own.extraId}`,
      }),
    ),
  ]
}
