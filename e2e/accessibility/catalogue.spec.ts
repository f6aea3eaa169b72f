import type { Page } from '@playwright/test'
import { toastOf } from '../account-forms.ts'
import { products } from '../buying-page.ts'
import { chips, drawer, filters, searchBox, sortSelect } from '../collections-page.ts'
import { expect, test } from '../fixtures.ts'
import { expectToFit } from '../overflow.ts'
import { form, opener, section, submit, test as withAuthor } from '../reviews-page.ts'
import { openReady, scrollTo } from '../shop-page.ts'
import { dialog, measure, openFinder } from '../size-finder-page.ts'
import { expectNoViolations } from '../violations.ts'

const NOTHING = '/colecoes?search=sereia+azul&collection=Reto&minPrice=2000&maxPrice=4000'

test('the collection and its filters have no axe violations, fit every window width, and have controls of 44 pixels', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/colecoes')
  await expectNoViolations(page)
  if (isMobile) {
    await filters(page, isMobile)
    await expect(drawer(page)).toHaveCSS('translate', '0px')
    await expectNoViolations(page)
  }

  await openReady(page, '/colecoes?search=renda&inStock=true&minPrice=2000')
  await expect(chips(page)).toHaveCount(3)
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 720, 768, 1024, 1280, 1440])
  await filters(page, isMobile)
  expect(
    await lowControls(
      page,
      'main a, main button, main select, main label:has(input), main input[type=range]',
    ),
  ).toEqual([])
})

test('an empty search result, with or without similar products offered, has no axe violations and fits every window width', async ({
  page,
}) => {
  await openReady(page, NOTHING)
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 720, 768, 1024, 1280, 1440])

  await page.goto('/colecoes?search=renda+preta')
  await expect(page.getByRole('heading', { name: 'Talvez você goste destes' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  const [search, sort] = [await searchBox(page).boundingBox(), await sortSelect(page).boundingBox()]
  const edge = (box: typeof sort) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(edge(sort) - edge(search)), 'the controls fill the width of the list').toBeLessThan(2)
})

test('a product page has no axe violations, whatever is open on it, and fits every window width', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openReady(page, products.plenty)
  await expectNoViolations(page)
  // A 1280 px window at 200 % zoom is 640 px wide.
  await expectToFit(page, [320, 390, 640, 720, 768, 1023, 1024, 1440, 1920])
  const bought = page
    .getByRole('radio')
    .or(page.getByRole('button', { name: /Descobrir|carrinho|favoritos|Compartilhar/ }))
  const heights = await bought.evaluateAll((controls) =>
    controls.map((control) => control.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  // Only touch input needs the minimum height on every control.
  if (isMobile) expect(await lowControls(page, 'main a, main button, main summary')).toEqual([])

  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.locator('#share-menu')).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await page
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .click()
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' })
  await expect(zoom).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
  await zoom.getByRole('button', { name: /^Aproximar/ }).click()
  await expectNoViolations(page)
})

test('product pages with few units left, none left, one size, or an unknown id have no axe violations', async ({
  page,
}) => {
  for (const path of [products.two, products.none, products.oneSize, '/produto/999999']) {
    await test.step(path, async () => {
      await openReady(page, path)
      await expectNoViolations(page)
    })
  }
})

withAuthor(
  'a favourite and the review form have no axe violations, and the form fits every window',
  async ({ page, author, db }) => {
    await db.insertInto('favorites').values({ userId: author.id, productId: 19 }).execute()
    await page.goto(products.threeSizes)
    await expect(page.getByRole('button', { name: 'Remover Bolero Brisa dos favoritos' })).toBeVisible()
    await expectNoViolations(page)

    await scrollTo(section(page))
    await opener(page).click()
    await form(page).waitFor()
    await expectNoViolations(page)
    await submit(page)
    await expect(section(page).getByText('Escolha de 1 a 5 estrelas.')).toBeVisible()
    await expect(toastOf(page, 'Campos obrigatórios')).toHaveCSS('opacity', '1')
    await expectNoViolations(page)
    await expectToFit(page, [320, 390, 720, 1024, 1440])
  },
)

test('the size finder has no axe violations, whatever result or error it shows', async ({ page }) => {
  await openFinder(page, products.none)
  await expectNoViolations(page)
  for (const [bust, waist, hip, expected] of [
    ['', 'x', '960', 'Preencha esta medida.'],
    ['9', '70', '96', 'Busto: 9,0 cm é pouco.'],
    ['90', '66', '100', 'Passa do ajuste básico'],
    ['98', '78', '104', 'Esta peça não é feita no tamanho GG'],
  ] as const) {
    await measure(page, bust, waist, hip)
    await expect(dialog(page).getByText(expected).first()).toBeVisible()
    await expect(dialog(page)).toHaveCSS('translate', '0px')
    await expectNoViolations(page)
    const again = dialog(page).getByRole('button', { name: 'Medir de novo' })
    if (await again.isVisible()) await again.click()
  }
})

/** Controls lower than 44 px, except the link in a card's heading, which covers the whole card. */
function lowControls(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.closest('h3') === null)
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}
