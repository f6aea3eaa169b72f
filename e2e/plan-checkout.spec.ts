import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { newEmail } from './account-forms.ts'
import { addAndStay, products, size } from './buying-page.ts'
import { openCart, summary, withCart } from './cart-page.ts'
import {
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  typeCard,
  unfoldSummary,
} from './checkout-page.ts'
import { toGuestPayment, typeAddress, typePerson } from './guest-page.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { emailsTo } from './mailbox.ts'
import { expectToFit } from './overflow.ts'
import { dress, expect, test, withWedding } from './promise-shop.ts'
import { expectNoViolations } from './violations.ts'

// Each of them books hours, which the next one must not find booked.
test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ db }) => {
  await sql`delete from capacity_bookings using order_items, orders
    where order_items.id = order_item_id and orders.id = order_id and customer_email not like '%@cliente.test'`.execute(
    db,
  )
  await sql`delete from settings where key = 'payment_plan'`.execute(db)
  await sql`select pg_notify('cache_tags', 'schedule')`.execute(db)
})

const plan = (page: Page) => page.getByRole('radio', { name: /^Sinal e parcelas/ })
const rows = (page: Page) => page.getByRole('table', { name: 'Sinal e parcelas' }).getByRole('row')

async function chargesOf(db: Db, customerEmail: string) {
  return db
    .selectFrom('orderCharges')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['kind', 'amountCents', 'dueOn', sql<boolean>`order_charges.paid_at is not null`.as('isPaid')])
    .where('customerEmail', '=', customerEmail)
    .orderBy('position')
    .execute()
}

const agreementOf = (db: Db, customerEmail: string) =>
  db
    .selectFrom('orderAgreements')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select('body')
    .where('customerEmail', '=', customerEmail)
    .executeTakeFirst()

async function toReview(page: Page) {
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
}

test('the product page and the cart say deposit and rest where they are true, and nothing moves', async ({
  page,
}) => {
  await watchLayoutShift(page)
  await page.goto('/produto/1')
  const line = page.getByText(/^ou sinal de/)
  const offer = (name: RegExp) => page.getByRole('radio', { name })
  await expect(offer(/^Sob encomenda.*24 dez a 7 jan/)).toBeVisible(soon)
  expect(await shiftSoFar(page)).toBeLessThan(0.01)
  await expect(line).toHaveCount(0)
  await offer(/^Sob encomenda/).check()
  await expect(line).toHaveText('ou sinal de R$ 2.067,00 e R$ 4.823,00 até 12 de dezembro')
  await offer(/^Sob medida/).check()
  await expect(line).toHaveText('ou sinal de R$ 2.253,00 e R$ 5.257,00 até 12 de dezembro')
  await offer(/^Pronta entrega/).check()
  await expect(line).toHaveCount(0)
  await withCart(page.context(), dress)
  await openCart(page)
  await expect(summary(page).getByText(/^ou sinal de/)).toHaveText(
    'ou sinal de R$ 2.067,00 e R$ 4.823,00 até 12 de dezembro',
  )
})

test('six parts, from the product page to the receipt: agreed word for word, and the deposit is charged', async ({
  page,
  db,
}) => {
  test.slow()
  const email = newEmail()
  await withWedding(page, '2027-07-17')
  await page.goto(products.plenty)
  await page.getByRole('radio', { name: /^Sob encomenda/ }).check(soon)
  await size(page, 'M').check()
  await addAndStay(page)
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typePerson(page, email)
  await next(page).click()
  await typeAddress(page)
  await page.getByRole('button', { name: 'Prefiro receber mais tarde' }).click()
  await page.getByLabel('Receber até').fill('2027-06-11')
  await next(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Como você paga' })).toBeVisible(soon)
  await expect(page.getByRole('radio', { name: /^Pagar tudo agora R\$ 6\.890,00/ })).toBeChecked()
  await plan(page).check()
  await expect(rows(page).nth(2)).toContainText('R$ 803,85')
  await expect(rows(page)).toHaveCount(9)
  await expect(page.getByText('Pagar o sinal de R$ 2.067,00 com')).toBeVisible()
  await page.getByRole('button', { name: 'Veja o que acontece se você desistir.' }).click()
  await expect(page.getByRole('dialog', { name: 'Se você desistir' })).toContainText('devolve tudo')
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await page.getByLabel('Em quantas parcelas').selectOption('3')
  await expect(rows(page)).toHaveCount(6)
  await page.getByLabel('Em quantas parcelas').selectOption('6')
  await expect(rows(page)).toHaveCount(9)
  await expectNoViolations(page)
  await expectToFit(page, [320, 390])
  await toReview(page)
  await expect(review(page, 'Pagamento')).toContainText('Parcela 6 de 6: R$ 803,83, vence em 16/05/2027.')
  await unfoldSummary(page)
  await expect(page.getByText('6 parcelas até 16/05/2027').filter({ visible: true })).toBeVisible()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  await expect(page.getByText('A seguir: Parcela 1 de 6, R$ 803,85, vence em 16/12/2026.')).toBeVisible()
  const part = { kind: 'part', amountCents: 80_383, isPaid: false }
  expect(await chargesOf(db, email)).toEqual([
    { kind: 'deposit', amountCents: 206_700, dueOn: '2026-11-16', isPaid: true },
    { ...part, amountCents: 80_385, dueOn: '2026-12-16' },
    ...['2027-01-16', '2027-02-16', '2027-03-16', '2027-04-16', '2027-05-16'].map((dueOn) => ({
      ...part,
      dueOn,
    })),
  ])
  const agreed = await agreementOf(db, email)
  expect(agreed?.body).toContain('Parcela 6 de 6: R$\u00a0803,83, vence em 16/05/2027.')

  const [confirmation] = await emailsTo(email)
  const text = confirmation?.text.replaceAll('\u00a0', ' ') ?? ''
  const parts = ['16/12/2026', '16/01/2027', '16/02/2027', '16/03/2027', '16/04/2027', '16/05/2027']
  const lines = parts.map(
    (day, at) => `Parcela ${at + 1} de 6: R$ 803,${at === 0 ? '85' : '83'}, vence em ${day}`,
  )
  expect(text).toContain(['Sinal: R$ 2.067,00, pago em 16/11/2026, Visa final 4242', ...lines].join('\n'))
  expect(text).toContain('o ateliê devolve tudo o que você pagou.')
  await page.goto(new URL(text.match(/https?:\S+\/pedido\/\S+/)?.[0] ?? '').pathname)
  const charged = page.getByRole('region', { name: 'Parcelas' })
  await expect(charged).toContainText('Pago até hojeR$ 2.067,00', soon)
  await expect(charged).toContainText('Falta pagarR$ 4.823,00')
  await charged.getByRole('button', { name: /^Recibo de Sinal/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Recibo' })
  await expect(receipt).toContainText('R$ 2.067,00')
  await expect(receipt).toContainText('Referente aSinal')
  await expect(receipt).toContainText('Recebido em16/11/2026')
  await expect(receipt).toContainText('Não é documento fiscal.')
})

test('a plan that changed meanwhile is shown and confirmed before paying; one that ended is paid at once', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await withCart(page.context(), dress)
  await withWedding(page, '2027-07-17')
  await toGuestPayment(page, email)
  await plan(page).check()
  await toReview(page)
  const settings = {
    ...{ minOrderCents: 100_000, depositPercent: 40, maxParts: 10, lastDueDays: 10 },
    offers: ['made_to_order', 'made_to_measure'],
    retention: { none: 0, measured: 20, cut: 30, fitted: 50 },
    cancellationTexts: { made_to_order: null, made_to_measure: null },
  }
  const store = (value: object) =>
    db
      .insertInto('settings')
      .values({ key: 'payment_plan', value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute()
  await store(settings)
  await payButton(page).click()
  const confirm = page.getByRole('checkbox', { name: 'Vi o novo plano e quero pagar assim.' })
  await expect(confirm).toBeVisible(soon)
  await expect(review(page, 'Pagamento')).toContainText('Sinal: R$ 2.756,00')
  expect(await chargesOf(db, email)).toEqual([])
  await payButton(page).click()
  await expect(page.getByText('Marque para continuar.')).toBeVisible()
  await expect(confirm).toBeFocused()
  await confirm.check()
  await store({ ...settings, offers: [] })
  await payButton(page).click()
  await expect(page.getByText('Este pedido não pode ser pago em parcelas agora')).toBeVisible(soon)
  await expect(review(page, 'Pagamento')).not.toContainText('Sinal')
  expect(await chargesOf(db, email)).toEqual([])
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  expect(await chargesOf(db, email)).toMatchObject([{ kind: 'whole', amountCents: 689_000, isPaid: true }])
})

test('a ready dress is paid at once: there is nothing to choose', async ({ page }) => {
  await withCart(page.context(), { ...dress, offer: 'ready' })
  await toGuestPayment(page, newEmail())
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await expect(page.getByRole('heading', { level: 2, name: 'Pagamento' })).toBeVisible()
  await expect(plan(page)).toHaveCount(0)
})
