/** What happens to an order that is paid in parts: paying, moving, something on top, and the work in between. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { production } from '@shop/contract/production'
import { today } from '@shop/test-kit/sales'
import { as, confirm } from './buyers.ts'
import { call } from './call.ts'
import type { Dice } from './dice.ts'
import { note } from './history-record.ts'
import { type Action, oneOrder, type Person, type Scene } from './history-scene.ts'

const ways = ['cash', 'pix', 'card', 'transfer'] as const

export const planActions = {
  payPart,
  recordPart,
  moveDates,
  proposeExtra,
  replyToExtra,
  withdrawExtra,
  sew,
} satisfies Record<string, Action>

async function readOne({ admin, chance, record }: Scene, person: Person): Promise<Order | undefined> {
  const id = oneOrder(chance, person)
  if (id === undefined) return undefined
  const response = await call(admin, orders.read, { params: { id } })
  if (response.data === undefined) await note(record, 'read', response)
  return response.data
}

function openOf({ charges: all = [] }: Order) {
  return all.filter(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null)
}

async function payPart(scene: Scene, person: Person) {
  const { shop, chance, record } = scene
  const read = await readOne(scene, person)
  const charge = read && chance.oneOf(openOf(read))
  if (read === undefined || charge === undefined) return
  const params = { id: read.id, chargeId: charge.id }
  const paying = await call(as(shop, person.buyer), charges.pay, { params })
  await note(record, 'pay a part', paying)
  // Some close the page, and the payment stays begun.
  if (paying.data && chance.random() < 0.8) await confirm(shop, paying.data)
}

async function recordPart(scene: Scene, person: Person) {
  const { admin, chance, record } = scene
  const read = await readOne(scene, person)
  const charge = read && chance.oneOf(openOf(read))
  if (read === undefined || charge === undefined) return
  const body = { way: chance.oneOf(ways) ?? 'cash', receivedOn: today(), requestId: randomUUID() }
  const params = { id: read.id, chargeId: charge.id }
  const response = await call(admin, charges.record, { params, body })
  await note(record, 'record a part', response)
  if (response.status === 200) record.received.add(charge.id)
}

async function moveDates(scene: Scene, person: Person) {
  const { admin, chance, record } = scene
  const read = await readOne(scene, person)
  if (read === undefined) return
  const open = openOf(read)
  if (open.length === 0) return
  const body = { charges: moved(open, chance), reason: 'A prova foi adiada', version: read.planVersion ?? 0 }
  await note(record, 'move dates', await call(admin, charges.reschedule, { params: { id: read.id }, body }))
}

/** Later days; sometimes two in one, one in two, or another sum, which the shop rejects. */
function moved(open: ReturnType<typeof openOf>, chance: Dice) {
  const later = open.map(({ id, amountCents, dueOn }) => {
    const day = addDays(dueOn < today() ? today() : dueOn, Math.floor(chance.random() * 40))
    return { id: id as number | undefined, amountCents, dueOn: day }
  })
  const [first, second, ...rest] = later
  if (first === undefined) return []
  const kind = chance.weighted({ days: 4, split: 2, join: 2, wrong: 1 })
  const half = Math.floor(first.amountCents / 2)
  if (kind === 'split' && half > 100)
    return [
      { ...first, amountCents: half },
      { amountCents: first.amountCents - half, dueOn: addDays(first.dueOn, 30) },
      ...later.slice(1),
    ]
  if (kind === 'join' && second)
    return [{ ...first, amountCents: first.amountCents + second.amountCents }, ...rest]
  if (kind === 'wrong') return [{ ...first, amountCents: first.amountCents + 1 }, ...later.slice(1)]
  return later
}

async function proposeExtra({ admin, chance, record }: Scene, person: Person) {
  const id = oneOrder(chance, person)
  if (id === undefined) return
  const accepted = chance.random() < 0.3
  const amountCents = 100 + Math.floor(chance.random() * 90_000)
  const body = { description: 'Renda no punho', amountCents, dueOn: today(20), requestId: randomUUID() }
  const response = await call(admin, charges.addExtra, {
    params: { id },
    body: { ...body, ...(accepted && { accepted }) },
  })
  await note(record, 'propose an extra', response)
}

async function replyToExtra(scene: Scene, person: Person) {
  const { shop, admin, chance, record } = scene
  const read = await readOne(scene, person)
  const extra = read && chance.oneOf(read.extras ?? [])
  if (read === undefined || extra === undefined) return
  const accepts = chance.random() < 0.7
  const who = chance.random() < 0.7 ? as(shop, person.buyer) : admin
  const params = { id: read.id, extraId: extra.id }
  const response = await call(who, charges.replyToExtra, { params, body: { accepts } })
  await note(record, accepts ? 'accept an extra' : 'decline an extra', response)
  if (response.status === 200 && accepts) record.accepted.add(extra.id)
}

async function withdrawExtra(scene: Scene, person: Person) {
  const read = await readOne(scene, person)
  const extra = read && scene.chance.oneOf(read.extras ?? [])
  if (read === undefined || extra === undefined) return
  const params = { id: read.id, extraId: extra.id }
  await note(scene.record, 'withdraw an extra', await call(scene.admin, charges.withdrawExtra, { params }))
}

/** One step of the work, so that cancellations meet every stage. */
async function sew(scene: Scene, person: Person) {
  const { admin, record } = scene
  const read = await readOne(scene, person)
  const itemId = read?.items.find(({ offer }) => offer === 'made_to_order')?.id
  if (itemId === undefined) return
  const params = { id: itemId }
  const { data: item } = await call(admin, production.item, { params })
  const stage = item?.stages.find(({ finishedAt }) => finishedAt === null)
  if (stage === undefined) return
  const move = stage.startedAt === null ? ('start' as const) : ('finish' as const)
  await note(record, 'sew', await call(admin, production.move, { params, body: { stageId: stage.id, move } }))
}
