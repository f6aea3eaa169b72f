import type { Page } from '@playwright/test'
import { test as adminTest, anOwnProduct } from './admin-shop.ts'
import { closeDrawer } from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const namesIn = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 3 })

test('what goes with a dress is added from its card, at once or with a size', async ({ page }) => {
  await openReady(page, '/produto/1')
  await expect(namesIn(page, 'Complete o look')).toHaveText([
    'Véu Serenata',
    'Sapato Valsa',
    'Tiara Ipê',
    'Bolero Brisa',
  ])
  await scrollTo(section(page, 'Complete o look'))
  await page.getByRole('button', { name: 'Adicionar: Tiara Ipê' }).click()
  await expect(page.getByText('Tiara Ipê foi adicionado ao seu carrinho.')).toBeVisible()
  await closeDrawer(page)

  const choose = page.getByRole('button', { name: 'Escolher tamanho: Sapato Valsa' })
  const dialog = page.getByRole('dialog', { name: 'Escolher tamanho: Sapato Valsa' })
  await choose.click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(choose).toBeFocused()
  await choose.click()
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(page.getByText('Selecione o tamanho e a cor')).toBeVisible()
  await dialog.getByRole('radio', { name: '39, sem peça pronta' }).check()
  await expect(dialog.getByRole('button', { name: 'Esgotado nesta cor' })).toBeDisabled()
  await dialog.getByRole('radio', { name: '36' }).check()
  await dialog.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Sapato Valsa foi adicionado ao seu carrinho.')).toBeVisible()
  await closeDrawer(page)
  await expect(choose).toBeFocused()
  // The size of the dress itself stays as it was.
  await expect(page.getByRole('radio', { name: 'PP', exact: true })).toBeChecked()

  await page.goto('/carrinho')
  await expect(page.getByText('Tamanho Único · Cor Dourado')).toBeVisible()
  await expect(page.getByText('Tamanho 36 · Cor Off-White')).toBeVisible()
})

test('similar dresses are below the reviews, none of them twice', async ({ page }) => {
  await openReady(page, '/produto/1')
  await scrollTo(section(page, 'Parecidos'))
  await expect(namesIn(page, 'Parecidos')).toHaveText(['Gardênia', 'Magnólia', 'Angélica', 'Orquídea'])
  await expect(section(page, 'Parecidos').getByText('Do P ao XGG')).toBeVisible()
  await expectNoViolations(page)
  await section(page, 'Parecidos').getByRole('link', { name: 'Magnólia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Magnólia' })).toBeVisible()
})

test('a card shows the back of the dress under a mouse, loads it only then, and never on touch', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/colecoes')
  const card = page.getByRole('article').filter({ hasText: 'Açucena' })
  const pictures = card.locator('img')
  await expect(pictures).toHaveCount(1)
  if (isMobile) {
    await card.getByRole('link').dispatchEvent('pointerover', { pointerType: 'touch' })
    await expect(pictures).toHaveCount(1)
    return
  }
  await card.getByRole('link').hover()
  await expect(pictures).toHaveCount(2)
  const cover = pictures.last().locator('xpath=ancestor::div[1]')
  await expect(cover).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(cover).toHaveCSS('opacity', '0')
})

test('a featured dress of the home page becomes a favourite there', async ({ page }) => {
  await openReady(page, '/')
  await scrollTo(section(page, 'DESTAQUES'))
  const heart = section(page, 'DESTAQUES').getByRole('button', { name: /^Adicionar .* aos favoritos$/ })
  await expect(heart).toHaveCount(3)
  await heart.first().click()
  await expect(section(page, 'DESTAQUES').getByRole('button', { name: /^Remover/ })).toHaveCount(1)
})

adminTest('the atelier chooses what goes with a dress', async ({ page, adminShop: { url, db } }) => {
  const { id } = await anOwnProduct(db, 'Prímula do Look', 3)
  await anOwnProduct(db, 'Luva do Look', 3)
  await page.goto(`${url}/admin/produtos?busca=primula+do+look`)
  await page.getByRole('button', { name: 'Editar Prímula do Look' }).click()
  await page.getByRole('tab', { name: 'Complete o look' }).click()
  await page.getByRole('searchbox', { name: 'Buscar peça para o look' }).fill('do look')
  await expect(page.getByRole('button', { name: 'Adicionar Prímula do Look' })).toBeDisabled()
  await page.getByRole('button', { name: 'Adicionar Luva do Look' }).click()
  await expect(page.getByRole('list', { name: 'Peças do look' }).getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${url}/produto/${id}`)
  await expect(namesIn(page, 'Complete o look')).toHaveText(['Luva do Look'])
  await expect(section(page, 'Complete o look').getByText('Escolhido pelo ateliê')).toBeVisible()
})
