import { aTicket } from '@shop/test-kit/factories'
import { anOrderOf, asCustomer, inMinutes, paid, panel, tab } from '../account-page.ts'
import { expect, test } from '../fixtures.ts'
import { expectToFit } from '../overflow.ts'
import { message, replyOfAtelier } from '../support-page.ts'
import { expectNoViolations } from '../violations.ts'

/** A single long word that cannot wrap. */
const LONG = 'Sobrenomeextraordinariamentecompridosemnenhumespaço'

const GROUPS = [
  ['the account forms', ['/login', '/cadastro', '/verificar-email', '/esqueci-senha', '/redefinir-senha']],
  ['the pages that require sign-in', ['/favoritos', '/conta', '/suporte', '/suporte/12']],
] as const

for (const [name, paths] of GROUPS) {
  test(`as a visitor, ${name}: no axe violations, and every page fits a narrow window`, async ({ page }) => {
    await page.route('**/api/auth/verify-email.php', () => {})
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`${path}?token=segredo`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolations(page)
        await expectToFit(page, [320], path)
      })
    }
  })
}

test('the account tabs have no axe violations and fit a narrow window with long names', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db, { name: `${LONG} Duarte` })
  await anOrderOf(db, user, { ...paid(2), status: 'in_production' })
  await anOrderOf(db, user, { ...paid(40), status: 'delivered' })
  await anOrderOf(db, user, { stockState: 'reserved', holdExpiresAt: inMinutes(20) })
  await aTicket(db, { userId: user.id, subject: LONG })
  await page.goto('/conta')
  const loaded = [
    ['Pedidos', page.getByRole('article').nth(2)],
    ['Perfil', panel(page, 'Perfil').getByLabel('Nome')],
    ['Endereço', panel(page, 'Endereço').getByLabel('CEP')],
    ['Segurança', page.getByText('Este aparelho')],
    ['Suporte', page.getByRole('main').getByRole('link', { name: LONG })],
  ] as const
  for (const [name, content] of loaded) {
    await test.step(name, async () => {
      await tab(page, name).click()
      await expect(panel(page, name)).toBeVisible()
      await expect(content).toBeVisible()
      await expectNoViolations(page)
      await expectToFit(page, [320], name)
    })
  }
  await test.step('a new ticket with invalid input', async () => {
    await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByLabel('Assunto')).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations(page)
  })
})

test('a ticket, open or closed, has no axe violations and fits a narrow window; the favourites have no axe violations', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aTicket(db, { userId: user.id, subject: LONG })
  await replyOfAtelier(db, id, `https://exemplo.test/${LONG}`)
  for (const status of ['open', 'closed'] as const) {
    await test.step(status, async () => {
      await db.updateTable('tickets').set({ status }).where('id', '=', id).execute()
      await page.goto(`/suporte/${id}`)
      await expect(message(page, LONG)).toBeVisible()
      await expectNoViolations(page)
      await expectToFit(page, [320], status)
    })
  }
  await db.insertInto('favorites').values({ userId: user.id, productId: 3 }).execute()
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectNoViolations(page)
})
