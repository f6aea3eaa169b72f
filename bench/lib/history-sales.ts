/** Sales of the atelier: with and without an account, services, agreed prices, a discount, parts. */
import { type SaleDraft, sales } from '@shop/contract/sales'
import { aSale, today } from '@shop/test-kit/sales'
import { call } from './call.ts'
import { note } from './history-record.ts'
import { type Action, type Person, type Scene } from './history-scene.ts'

const MOST_SOLD = 6
const HEM = { description: 'Ajuste da barra', amountCents: 18_000 }

export const saleActions = { recordSale } satisfies Record<string, Action>

async function recordSale(scene: Scene, person: Person) {
  const draft = aRandomSale(scene, person)
  if (draft === undefined) return
  const response = await call(scene.admin, sales.record, { body: draft })
  await note(scene.record, 'record a sale', response)
  const { data } = response
  if (data === undefined) return
  scene.record.sales.set(data.id, draft.totalCents)
  person.sold.push(data.id)
  if (person.sold.length > MOST_SOLD) person.sold.shift()
}

function aRandomSale({ chance, dresses, made }: Scene, { buyer }: Person): SaleDraft | undefined {
  const is = (share: number) => chance.random() < share
  const dress = chance.oneOf(is(0.3) ? made : dresses)
  if (dress === undefined) return undefined
  const isAgreed = is(0.3)
  const priceCents = isAgreed ? dress.priceCents - 20_000 : dress.priceCents
  const services = is(0.4) ? [HEM] : []
  const fullCents = priceCents + services.length * HEM.amountCents
  const discountCents = is(0.3) ? 10_000 : 0
  // Now and then the form shows another total than the shop.
  const totalCents = fullCents - discountCents - (is(0.03) ? 1 : 0)
  const partCents = Math.floor(totalCents / 4)
  return aSale([], {
    customer: { name: 'Marina Duarte', phone: '(11) 90000-0000', ...(is(0.5) && { accountId: buyer.id }) },
    items: [
      {
        ...{ productId: dress.id, size: 'M', color: 'Branco', quantity: 1 },
        ...(dress.offer && { offer: dress.offer }),
        ...(isAgreed && { priceCents, priceReason: 'Peça do mostruário' }),
      },
    ],
    ...(services.length > 0 && { services }),
    ...(discountCents > 0 && { discount: { amountCents: discountCents, reason: 'Noiva indicada' } }),
    totalCents,
    received: { way: 'pix', receivedOn: today() },
    ...(is(0.5) && {
      parts: [30, 60, 90].map((days) => ({ amountCents: partCents, dueOn: today(days) })),
    }),
  })
}
