import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { storeOf } from './responses.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('the home page links to each collection and shows the pictures of DESTAQUES, has controls high enough for touch and fits every width', async ({
  page,
  request,
}) => {
  const { collections } = await storeOf(request)
  expect(collections.length).toBeGreaterThan(0)
  await page.goto('/')
  const arches = page.getByRole('region', { name: 'Qual é a sua silhueta?' })
  for (const { name } of collections) {
    const link = arches.getByRole('link', { name: new RegExp(`^${name}`) }).locator('visible=true')
    await expect(link.first()).toHaveAttribute(
      'href',
      `/colecoes?${new URLSearchParams({ collection: name })}`,
    )
  }

  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input:not([tabindex="-1"])')]
      .filter((control) => control.checkVisibility() && control.closest('article') === null)
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])

  const cards = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await scrollTo(card)
    await expect(card.getByText(/^R\$\s/)).toBeVisible()
    await expect
      .poll(() => card.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }

  await expectToFit(page, [320, 390, 768, 1024, 1440, 1920])
})

test('the first button of the home page is on the first screen of a phone, and the visit leads to the agenda; the contact form knows a visit too', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/')
  const button = await page.getByRole('link', { name: 'Ver a coleção', exact: true }).boundingBox()
  if (isMobile) expect((button?.y ?? 1_000) + (button?.height ?? 0)).toBeLessThanOrEqual(844)
  await page.getByRole('link', { name: 'Agende sua visita' }).first().click()
  await expect(page).toHaveURL('/agendar')

  // Whether the demo's agenda has hours is of no importance here.
  await page.goto('/contato?assunto=visita')
  await expect(page.getByRole('combobox', { name: 'Assunto' })).toHaveValue('Informações sobre Vestidos')
  const message = page.getByRole('textbox', { name: 'Mensagem' })
  await expect(message).toHaveValue(/^Gostaria de agendar uma visita ao ateliê\./)

  // What she has written stays.
  await message.fill('Meu casamento é em maio.')
  await page.reload()
  await expect(message).toHaveValue('Meu casamento é em maio.')
})

test('the home page shows eight of the atelier’s selection that are not in DESTAQUES, accessories and words of brides, without violations', async ({
  page,
}) => {
  await openReady(page, '/')
  const namesIn = async (title: string) => {
    const region = page.getByRole('region', { name: title })
    await scrollTo(region)
    return region.getByRole('article').getByRole('heading').allInnerTexts()
  }
  const featured = await namesIn('DESTAQUES')
  const selection = await namesIn('Seleção do ateliê')
  expect(selection).toHaveLength(8)
  expect(selection.filter((name) => featured.includes(name))).toEqual([])
  expect(await namesIn('Acessórios')).toHaveLength(4)

  const quotes = page.getByRole('region', { name: 'Palavras de noivas' })
  await scrollTo(quotes)
  await expect(quotes.getByRole('blockquote')).toHaveCount(3)
  await expect(quotes.getByRole('img', { name: '5 de 5 estrelas' })).toBeVisible()
  await expectNoViolations(page)

  const [name = ''] = selection
  const heart = page
    .getByRole('region', { name: 'Seleção do ateliê' })
    .getByRole('button', { name: `Adicionar ${name} aos favoritos` })
  await heart.click()
  await expect(page.getByRole('button', { name: `Remover ${name} dos favoritos` }).first()).toBeVisible()
})
