/** What users and the atelier do at random: they order, pay, move and cancel, over HTTP and against services that fail. */
import { orders } from '@shop/contract/orders'
import { products } from '@shop/contract/products'
import { formOf } from './atelier.ts'
import { confirm } from './buyers.ts'
import { call, submit } from './call.ts'
import { endActions } from './history-ends.ts'
import { planActions } from './history-plans.ts'
import { note } from './history-record.ts'
import { saleActions } from './history-sales.ts'
import { type Action, oneOrder, type Person, type Scene } from './history-scene.ts'
import { endHold, order, type Purchase, purchaseBy } from './purchases.ts'
import { runNow } from './shop-health.ts'

const RECOUNT = 10
const DECLINED = 'pm_card_visa_chargeDeclined'
const IN_PARTS = 0.45

const actions = {
  ...{ order: 40, pay: 30, decline: 5, advance: 10, refund: 6, count: 5, expire: 3, browse: 3 },
  ...{
    payPart: 26,
    recordPart: 10,
    moveDates: 7,
    proposeExtra: 5,
    replyToExtra: 6,
    withdrawExtra: 1,
    sew: 6,
  },
  ...{ cancel: 6, compensate: 2, returnLate: 2, ship: 4, recordSale: 12 },
}

const beginnings = { order: actions.order, recordSale: actions.recordSale }

const done: Readonly<Record<keyof typeof actions, Action>> = {
  ...planActions,
  ...endActions,
  ...saleActions,
  order: begin,
  count,
  async pay({ shop, chance }, { mine }) {
    const one = chance.oneOf(mine.filter(isOpen))
    if (one?.intent) one.confirmed = (await confirm(shop, one.intent)).status === 200
  },
  async decline({ shop, chance }, { mine }) {
    const one = chance.oneOf(mine.filter(isOpen))
    if (one?.intent) await confirm(shop, one.intent, DECLINED)
  },
  async expire({ shop, chance }, { mine }) {
    const one = chance.oneOf(mine.filter(isOpen))
    if (one) await endHold(shop, one).then(() => runNow(shop, 'payments.expire'))
  },
  async advance({ admin, chance, record }, person) {
    const status = chance.oneOf(['confirmed', 'in_production', 'ready', 'delivered'] as const) ?? 'confirmed'
    const id = oneOrder(chance, person)
    if (id === undefined) return
    // What she writes when the shop says that a part is open.
    const balanceReason = chance.random() < 0.4 ? 'A mãe paga na entrega' : undefined
    const body = { status, ...(balanceReason !== undefined && { balanceReason }) }
    await note(record, 'advance', await call(admin, orders.setStatus, { params: { id }, body }))
  },
  async browse({ admin, chance, record }, person) {
    const id = oneOrder(chance, person)
    if (id !== undefined) await note(record, 'browse', await call(admin, orders.read, { params: { id } }))
  },
}

/** Without an order there is nothing else to do than to begin one. */
export function act(scene: Scene, person: Person): Promise<void> {
  const { chance } = scene
  const hasOrder = person.sold.length > 0 || person.mine.some(({ intent }) => intent)
  return done[chance.weighted(hasOrder ? actions : beginnings)](scene, person)
}

function isOpen({ intent, confirmed }: Purchase): boolean {
  return intent !== undefined && !confirmed
}

async function begin({ shop, chance, dresses, made, record }: Scene, { buyer, mine }: Person) {
  const inParts = chance.random() < IN_PARTS
  const dress = chance.oneOf(inParts ? made : dresses)
  if (dress === undefined) return
  // A buyer without a response repeats the request, although the shop may have executed it.
  const unheard = mine.filter(({ intent }) => intent === undefined)
  const again = chance.random() < 0.5 ? chance.oneOf(unheard) : undefined
  const purchase = again ?? { ...purchaseBy(buyer, dress), ...(inParts && { plan: 'parts' as const }) }
  if (again === undefined) {
    mine.push(purchase)
    record.purchases.push(purchase)
  }
  await note(record, purchase.plan ? 'order in parts' : 'order', await order(shop, purchase))
}

/** Adds ten units, unless the product has changed since it was read. */
async function count({ admin, dresses, chance, collection, record }: Scene) {
  const dress = chance.oneOf(dresses)
  if (dress === undefined) return
  const { data: read } = await call(admin, products.read, { params: { id: dress.id } })
  if (read === undefined) return
  const body = { ...formOf(read, collection), stockQuantity: read.stockQuantity + RECOUNT }
  const response = await submit(admin, products.update, { params: { id: dress.id }, body })
  await note(record, 'count', response)
  const { sure, unsure } = record.counted.get(dress.id) ?? { sure: 0, unsure: 0 }
  const isDecided = response.status > 0 && response.status < 500
  record.counted.set(dress.id, {
    sure: sure + (response.status === 200 ? RECOUNT : 0),
    unsure: unsure + (isDecided ? 0 : RECOUNT),
  })
}
