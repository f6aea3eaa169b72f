import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const panel = (page: Page) => page.locator('#search-panel')
const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar na loja' })
const options = (page: Page) => panel(page).getByRole('option')
const option = (page: Page, name: RegExp | string) => panel(page).getByRole('option', { name })

async function openSearch(page: Page) {
  await openReady(page, '/')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').first().click()
  await expect(field(page)).toBeFocused()
}

test('typing shows products with price, collections and the search itself, all by keyboard', {
  tag: '@wide',
}, async ({ page }) => {
  await openSearch(page)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).pressSequentially('orqu')
  await expect(option(page, /Orquídea.*R\$/)).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page).getByRole('status')).toHaveText('1 peça com “orqu”. Use as setas para escolher.')
  await expect(options(page)).toHaveCount(3)

  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orquídea' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('Enter without a chosen suggestion searches, Escape closes, and one letter suggests nothing', async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill('r')
  await field(page).fill('renda')
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('r')
  await expect(options(page)).toHaveCount(0)
  await field(page).fill('renda')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colecoes?search=renda')
  const opener = page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').first()
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a suggested collection opens with the search, by tap', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('renda')
  await option(page, /^Acessórios/).click()
  await expect(page).toHaveURL(/\/colecoes\?(?=.*search=renda)(?=.*collection=)/)
  await expect(panel(page)).toBeHidden()
})

test('a word of the atelier explains itself, and a search without match shows the selection', async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill('plus size')
  await expect(panel(page)).toContainText('Aqui plus size são as peças feitas até o XGG.')
  await expect(option(page, /Gardênia/)).toBeVisible()
  await field(page).fill('qwrtz')
  await expect(panel(page)).toContainText('Nada com “qwrtz”')
  await expect(option(page, /Açucena/)).toBeVisible()
  await panel(page).getByRole('link', { name: 'Conte ao ateliê o que você procura' }).click()
  await expect(page).toHaveURL('/contato')
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Procuro “qwrtz”. ')
})

test('a suggested product tells where its description has the word', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('rend')
  await expect(option(page, /Açucena.*Evasê · [\p{L} ]*rend/u)).toBeVisible()
})

test('Escape clears the field first, and the last three searches are offered before typing until they are erased', async ({
  page,
}) => {
  await openReady(page, '/')
  const opener = page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').first()
  const recent = panel(page).getByRole('navigation', { name: 'Suas últimas buscas' })
  for (const text of ['renda', 'véu', 'tule', 'Renda', 'cetim']) {
    await opener.click()
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/colecoes?${new URLSearchParams({ search: text })}`)
    await expect(panel(page)).toBeHidden()
  }
  await opener.click()
  await expect(recent.getByRole('link')).toHaveText(['cetim', 'Renda', 'tule'])
  await field(page).fill('org')
  await expect(options(page).first()).toBeVisible()
  await expect(recent).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await recent.getByRole('link', { name: 'tule' }).click()
  await expect(page).toHaveURL('/colecoes?search=tule')
  await opener.click()
  await expect(recent.getByRole('link').first()).toHaveText('tule')
  await recent.getByRole('button', { name: 'Apagar' }).click()
  await expect(recent).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('atelier.searches'))).toBeNull()
})

test('suggestions that are slow or fail leave a link to the search itself', async ({ page }) => {
  await openSearch(page)
  const call = '**/api/products/suggestions*'
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await held
    await route.abort()
  })
  await field(page).fill('renda')
  await expect(panel(page)).toContainText('Buscando sugestões…')
  await expectNoViolations(page)
  release()
  await expect(panel(page).getByRole('status')).toHaveText(/^As sugestões não carregaram/)
  await expectNoViolations(page)
  await page.unroute(call)
  await field(page).fill('rend')
  await expect(options(page).first()).toBeVisible()
  await page.route(call, (route) => route.abort())
  await field(page).fill('renda')
  await panel(page).getByRole('link', { name: 'Procurar “renda” na loja' }).click()
  await expect(page).toHaveURL('/colecoes?search=renda')
  await expect(panel(page)).toBeHidden()
})

test('no state of the suggestions has an accessibility violation', { tag: '@wide' }, async ({ page }) => {
  await openSearch(page)
  for (const text of ['renda', 'plus size', 'qwrtz']) {
    await field(page).fill(text)
    await expect(panel(page).getByRole('status')).toContainText(`“${text}”`)
    await expectNoViolations(page)
  }
})
