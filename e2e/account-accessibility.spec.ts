import { aTicket } from '@shop/api/testing/factories'
import { anOrderOf, asCustomer, inMinutes, orderCard, paid, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { answerOfAtelier, message } from './support-page.ts'
import { expectNoViolations } from './violations.ts'

/** One word of this length has nowhere to break. */
const LONG = 'Sobrenomeextraordinariamentecompridosemnenhumespaço'

async function expectNoOverflow(page: Parameters<typeof panel>[0]) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

const TABS = [
  ['/conta', 'Pedidos'],
  ['/conta?aba=suporte', 'Suporte'],
  ['/conta?aba=perfil', 'Perfil'],
  ['/conta?aba=endereco', 'Endereço'],
  ['/conta?aba=seguranca', 'Segurança'],
] as const

for (const [path, name] of TABS) {
  test(`axe finds nothing to complain about in the tab ${name}, which fits a narrow window with long names`, async ({
    page,
    db,
  }) => {
    const { user } = await asCustomer(page, db, { name: `${LONG} Duarte` })
    await anOrderOf(db, user, { ...paid(2), status: 'in_production' })
    await anOrderOf(db, user, { ...paid(40), status: 'delivered' })
    await anOrderOf(db, user, { stockState: 'reserved', holdExpiresAt: inMinutes(20) })
    await aTicket(db, { userId: user.id, subject: LONG })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(panel(page, name)).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  })
}

test('axe finds nothing to complain about where somebody withdraws from a purchase', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, paid(2))
  await page.goto('/conta')
  await orderCard(page, order.number)
    .getByRole('button', { name: /^Desistir da compra/ })
    .click()
  await expect(page.getByRole('dialog', { name: `Desistir do pedido nº ${order.number}` })).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing to complain about in a new ticket with mistakes', async ({ page, db }) => {
  await asCustomer(page, db)
  await page.goto('/conta?aba=suporte')
  await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByLabel('Assunto')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
})

test('axe finds nothing to complain about where somebody deletes the account', async ({ page, db }) => {
  await asCustomer(page, db)
  await page.goto('/conta?aba=seguranca')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Excluir minha conta' })).toBeVisible()
  await expectNoViolations(page)
})

for (const status of ['open', 'closed'] as const) {
  test(`axe finds nothing to complain about in a ticket that is ${status}, which fits a narrow window`, async ({
    page,
    db,
  }) => {
    const { user } = await asCustomer(page, db)
    const { id } = await aTicket(db, { userId: user.id, subject: LONG })
    await answerOfAtelier(db, id, `https://exemplo.test/${LONG}`)
    await db.updateTable('tickets').set({ status }).where('id', '=', id).execute()
    await page.goto(`/suporte/${id}`)
    await expect(message(page, LONG)).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  })
}
