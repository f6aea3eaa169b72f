import type { Page } from '@playwright/test'
import { newEmail } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

/** Of the demo: Camélia has one unit, M in Branco, and is sewn to order; Jasmim is sold out. */
const camelia = '/produto/2'
const jasmim = '/produto/10'

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'E-mail' })
const button = (page: Page) => page.getByRole('button', { name: 'Avise-me' })
const sent = (page: Page) => page.getByRole('heading', { name: 'Falta só confirmar' })

test('a bride asks to be notified of a size without a ready unit, confirms by the link, and cancels', async ({
  page,
  db,
}) => {
  const email = newEmail()
  const statuses = async () => {
    const rows = db.selectFrom('stockNotices').select(['size', 'color', 'status']).where('email', '=', email)
    return rows.execute()
  }
  await openReady(page, camelia)
  await expect(button(page)).toHaveCount(0)

  await test.step('the size can be chosen with the keyboard, and the form replaces the main button', async () => {
    await page.getByRole('radio', { name: 'M', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'G, sem peça pronta', exact: true })).toBeChecked()
    await expect(page.getByRole('heading', { name: 'G em Branco não está pronto agora' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' })).toHaveCount(0)
    await expectNoViolations(page)
  })

  await test.step('without a response what she typed stays, and the field says what to do', async () => {
    await page.route('**/api/stock-notices', (route) => route.abort())
    await field(page).fill(email)
    await button(page).click()
    await expect(field(page)).toHaveAccessibleDescription(/Não foi possível conectar ao servidor/)
    await expect(field(page)).toHaveValue(email)
    await page.unroute('**/api/stock-notices')
  })

  await test.step('sent: the same place says what is left to do', async () => {
    await button(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ has: sent(page) })).toContainText(
      `Enviamos um link para ${email}.`,
    )
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
    await expect(field(page)).toHaveValue(email)
    await page.getByRole('button', { name: 'Ver sob encomenda, no G' }).click()
    await expect(page.getByRole('radio', { name: /Sob encomenda/ })).toBeFocused()
    await expect(page.getByRole('radio', { name: 'G', exact: true })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Adicionar ao carrinho' }).first()).toBeVisible()
  })

  const wanted = { size: 'G', color: 'Branco' }
  const [question] = await emailsTo(email)
  await page.goto(question?.linkTo('/avise-me/confirmar') ?? '')
  await expect(page).toHaveURL('/avise-me/confirmar')
  await expect(page.getByRole('button', { name: 'Confirmar o aviso' })).toBeEnabled()
  expect(await statuses(), 'opening the page alone confirms nothing').toEqual([
    { ...wanted, status: 'pending' },
  ])
  await page.getByRole('button', { name: 'Confirmar o aviso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso confirmado')
  await expectNoViolations(page)
  expect(await statuses()).toEqual([{ ...wanted, status: 'waiting' }])

  await page.goto(question?.linkTo('/avise-me/cancelar') ?? '')
  await page.getByRole('button', { name: 'Cancelar o aviso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso cancelado')
  expect(await statuses()).toEqual([])
})

test('the page of a sold-out dress has the form at once, with the address of a signed-in bride', async ({
  page,
  signIn,
}) => {
  await signIn('customer')
  await openReady(page, jasmim)
  await expect(page.getByText('Este modelo não está disponível no momento.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'PP em Branco não está pronto agora' })).toBeVisible()
  await expect(field(page)).toHaveValue('cliente@alvademaio.test')
  await field(page).fill('outra@exemplo')
  await button(page).click()
  await expect(sent(page)).toHaveCount(0)
})

test('the form fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReady(page, jasmim)
  await scrollTo(button(page))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
