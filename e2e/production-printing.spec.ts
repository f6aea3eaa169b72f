import type { Page } from '@playwright/test'
import { production } from '@shop/contract/production'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { aBride, anItemOf, asSeamstress, BOARD } from './production-page.ts'
import { expectNoViolations } from './violations.ts'

/** Instead of the browser's dialog, which a test cannot close. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes'
    }
  })

const isPrinted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

test('@wide the owner prints the work sheets of the week, each with the day of the board, and none of a later one', async ({
  page,
  signIn,
  db,
}) => {
  const [due, later] = [aBride(), aBride()]
  const promise = { promisedFrom: '2026-01-14', promisedTo: '2026-01-24', promisedReadyOn: '2026-01-12' }
  const { order } = await anItemOf(db, due, { order: promise })
  const afterwards = { promisedFrom: '2099-12-14', promisedTo: '2099-12-24', promisedReadyOn: '2099-12-10' }
  await anItemOf(db, later, { order: afterwards })
  await countPrints(page)
  await signIn('admin')
  await page.goto(BOARD)
  await page.getByRole('link', { name: 'Fichas da semana' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fichas da semana' })).toBeAttached()
  const workSheets = page.getByRole('article', { name: /^Ficha de costura/ })
  const own = workSheets.filter({ hasText: String(order.number) })
  await expect(own).toContainText(`${due} Sobrenome`)
  await expect(own).toContainText('12/01/2026')
  await expect(workSheets.filter({ hasText: later })).toHaveCount(0)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await isPrinted(page)
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 768, 1440])
  await page.getByRole('link', { name: 'Voltar à produção' }).click()
  await expect(page).toHaveURL(BOARD)
})

test('@wide work sheets of the week that cannot be loaded say so, and are not printed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route(`**${production.board.path}*`, (route) => route.abort())
  await page.goto(`${BOARD}/fichas`)
  await expect(page.getByRole('alert')).toContainText('Falha ao buscar a produção.')
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeDisabled()
})

test('a seamstress prints the work sheet of an item with the first name and the wedding alone', async ({
  page,
  db,
}) => {
  const bride = aBride()
  const { id, order, user } = await anItemOf(db, bride, { finished: 1, order: { weddingOn: '2099-12-19' } })
  await countPrints(page)
  await asSeamstress(page, db)
  await page.goto(`${BOARD}?peca=${id}`)
  await dialogOf(page, new RegExp(bride)).getByRole('button', { name: 'Imprimir ficha' }).click()
  await isPrinted(page)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('article[aria-label^="Ficha de costura"]')
  await expect(paper).toBeVisible()
  await expect(paper).toContainText(bride)
  await expect(paper).toContainText('19/12/2099')
  await expect(page.locator('dialog', { hasText: bride })).toBeHidden()
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/R\$|Sobrenome/)
  for (const secret of [user.email, order.shippingAddress, order.shippingZipCode])
    expect(text).not.toContain(secret)
})

test('the work sheet of an item whose measures are not locked says not to cut', async ({ page, db }) => {
  const bride = aBride()
  const { id } = await anItemOf(db, bride, { item: { offer: 'made_to_measure', size: 'Sob medida' } })
  await countPrints(page)
  await asSeamstress(page, db)
  await page.goto(`${BOARD}?peca=${id}`)
  await dialogOf(page, new RegExp(bride)).getByRole('button', { name: 'Imprimir ficha' }).click()
  await isPrinted(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article[aria-label^="Ficha de costura"]')).toContainText(
    'Medidas não travadas: não cortar',
  )
})
