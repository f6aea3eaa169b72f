import type { Page } from '@playwright/test'
import { addButton, products, size, storedCart } from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { dialog, field, measure, message, opener, openFinder } from './size-finder-page.ts'
import { expectNoViolations } from './violations.ts'

/** Camélia: ready and sewn to order, not cut to measure. */
const NOT_TO_MEASURE = '/produto/2'

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const way = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const changes = (page: Page) =>
  dialog(page).getByRole('list', { name: 'O que muda em cada medida' }).getByRole('listitem')
const storedMeasures = (page: Page) => page.evaluate(() => sessionStorage.getItem('atelier.measures'))

test('a body between the sizes gets a base size with centimetres at each point, and chooses it when the basic adjustment covers them', {
  tag: '@wide',
}, async ({ page }) => {
  await openFinder(page, products.plenty)
  await measure(page, '90,5', '70', '101')
  await expect(heading(page, 'Seu tamanho base: G')).toBeFocused()
  await expect(dialog(page).getByText('O quadril pede o G; o resto se acerta na prova.')).toBeVisible()
  await expect(dialog(page).getByText('Açucena · ajuste básico: até 4,0 cm em cada ponto')).toBeVisible()
  await expect(changes(page)).toHaveCount(3)
  await expect(changes(page).nth(0)).toContainText('Você 90,5 cm · o G veste de 92 a 96')
  await expect(changes(page).nth(0)).toContainText('tirar 1,5 cm')
  await expect(changes(page).nth(1)).toContainText('tirar 2,0 cm')
  await expect(changes(page).nth(2)).toContainText('veste certo')
  await expect(dialog(page).getByText('Dentro do ajuste básico incluído.')).toBeVisible()
  await way(page, 'Escolher G').click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(size(page, 'G')).toBeChecked()
  expect(await storedMeasures(page)).toBeNull()
})

test('beyond the basic adjustment a dress cut to measure is chosen with its base size, and the measures stay in the tab', async ({
  page,
}) => {
  await openFinder(page, products.plenty)
  await measure(page, '90,5', '66', '101')
  await expect(dialog(page).getByText('O quadril pede o G; busto e cintura sobram.')).toBeVisible()
  await expect(changes(page).nth(1)).toContainText('Você 66,0 cm · o G veste de 72 a 76')
  await expect(changes(page).nth(1)).toContainText('tirar 6,0 cm')
  const notice = 'Passa do ajuste básico: recomendamos sob medida.'
  await expect(dialog(page).getByText(notice)).toBeVisible()
  await expect(dialog(page).getByText('Tirar 6,0 cm na cintura muda pinças')).toBeVisible()
  await way(page, 'Fazer sob medida com estas medidas').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: /Sob medida/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Sob medida/ })).toBeFocused()
  await expect(page.getByText('Cortada nas suas medidas, a partir do G')).toBeVisible()
  expect(JSON.parse((await storedMeasures(page)) ?? '')).toEqual({ bust: 905, waist: 660, hip: 1010 })
  expect(page.url()).not.toContain('905')
  await addButton(page).click()
  await expect
    .poll(() => storedCart(page))
    .toMatchObject({ lines: [{ offer: 'made_to_measure', size: 'Sob medida', baseSize: 'G' }] })
})

test('with made to measure chosen the finder gives the base size to cut from, and chooses no size', async ({
  page,
}) => {
  await openReady(page, products.plenty)
  const measured = page.getByRole('radio', { name: /Sob medida/ })
  await measured.check()
  await expect(page.getByRole('radiogroup', { name: 'Tamanho' })).toBeHidden()
  await page.getByRole('button', { name: 'Descobrir meu tamanho base' }).click()
  await field(page, 'Busto').waitFor()
  await measure(page, '90,5', '70', '101')
  await expect(heading(page, 'Seu tamanho base: G')).toBeFocused()
  await expect(way(page, 'Escolher G')).toHaveCount(0)
  await way(page, 'Fazer sob medida com estas medidas').click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page.getByText('Cortada nas suas medidas, a partir do G')).toBeVisible()

  await opener(page).click()
  await measure(page, '90', '70', '96')
  await expect(message(page, 'Seu tamanho ideal é M.')).toBeVisible()
  await expect(dialog(page).getByText('Sob medida, a sua peça é cortada a partir do M.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Cortada nas suas medidas, a partir do M')).toBeVisible()
  await expect(measured).toBeChecked()
  await addButton(page).click()
  await expect
    .poll(() => storedCart(page))
    .toMatchObject({ lines: [{ offer: 'made_to_measure', size: 'Sob medida', baseSize: 'M' }] })
})

test('a dress that is not cut to measure leads to the atelier, with the product named and the measures after a tick', async ({
  page,
}) => {
  await openFinder(page, NOT_TO_MEASURE)
  await measure(page, '90,5', '66', '101')
  await expect(dialog(page).getByText('esta peça não está à venda sob medida na loja')).toBeVisible()
  await expect(way(page, 'Fazer sob medida com estas medidas')).toHaveCount(0)
  await way(page, 'Medir de novo').click()
  await expect(field(page, 'Cintura')).toHaveValue('66')
  await dialog(page).getByRole('button', { name: 'Ver meu tamanho' }).click()
  await dialog(page).getByRole('link', { name: 'Falar com o ateliê' }).click()
  await expect(page).toHaveURL('/contato')
  const main = page.getByRole('main')
  await expect(page.getByText('Sua pergunta sobre Camélia')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Sobre a peça Camélia: ')

  const tick = main.getByRole('checkbox', { name: /^Enviar também as minhas medidas/ })
  await expect(tick).not.toBeChecked()
  await expect(tick).toHaveAccessibleName(/Busto 90,5 cm · Cintura 66,0 cm · Quadril 101,0 cm$/)
  await expectNoViolations(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON())
  })
  await main.getByRole('textbox', { name: 'Nome' }).fill('Lia Prado')
  await main.getByRole('textbox', { name: 'E-mail' }).fill(`lia-${Date.now()}@exemplo.test`)
  await tick.check()
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Obrigada pelo contato').first()).toBeVisible()
  expect(sent).toMatchObject([{ measures: { bust: 90.5, waist: 66, hip: 101 } }])
  await expect(tick).toHaveCount(0)
  await page.reload()
  await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('')
})

test('unlikely measures are questioned once, and inches are converted on request', async ({ page }) => {
  await openFinder(page, products.plenty)
  const guide = dialog(page).getByRole('link', { name: 'Como tirar as medidas' })
  await expect(guide).toHaveAttribute('href', '/medidas')
  await measure(page, '90', '6,6', '96')
  const doubts = dialog(page).getByRole('group', { name: 'Confira as medidas' })
  await expect(doubts).toBeFocused()
  await expect(doubts).toContainText('Cintura: 6,6 cm é pouco. Confira na fita.')
  await dialog(page).getByRole('button', { name: 'Ver meu tamanho' }).click()
  await expect(heading(page, 'Seu tamanho base: M')).toBeVisible()
  await way(page, 'Medir de novo').click()
  await measure(page, '35', '27', '37,5')
  await expect(doubts).toContainText('Você mediu em polegadas?')
  await expect(doubts).toContainText('88,9 · 68,6 · 95,3')
  await doubts.getByRole('button', { name: 'Sim, usar em centímetros' }).click()
  await expect(heading(page, 'Tamanho sugerido!')).toBeVisible()
  await expect(dialog(page).locator('tr[aria-current]')).toHaveText('M88–9268–7294–98')
})

test('the table is there without typing, with the larger sizes of the store', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openFinder(page, products.plenty)
  const last = dialog(page).getByRole('row', { name: 'EXG 106–112 86–92 112–118' })
  if (isMobile) {
    await expect(last).toBeHidden()
    await dialog(page).getByText('Tabela de medidas').click()
  }
  await expect(last).toBeVisible()
})

test('accessories, shoes and children’s dresses have no size finder', async ({ page }) => {
  for (const path of [products.oneSize, products.threeSizes, '/produto/15', '/produto/18']) {
    await openReady(page, path)
    await expect(page.getByRole('radiogroup', { name: 'Tamanho' })).toBeVisible()
    await expect(opener(page), path).toHaveCount(0)
  }
})
