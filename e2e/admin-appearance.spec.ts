import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const title = (page: Page) => page.getByRole('textbox', { name: /^Título ?\d/ }).first()
const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]')
const opening = (page: Pick<Page, 'getByRole'>) => page.getByRole('heading', { level: 1 })

async function aPicture(name: string) {
  const create = { width: 1600, height: 900, channels: 3, background: '#c9a28a' } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

test('the owner writes a new opening, looks at it, publishes it and goes back', {
  tag: '@wide',
}, async ({ page, browser, adminShop: { url } }) => {
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await page.goto(`${url}/admin/aparencia`)
  await title(page).fill('Um vestido que *só você* podia usar')
  await expect(page.getByText('35 de 48')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/^Rascunho salvo às .* no ar, o texto original da loja$/)).toBeVisible()
  await expect(opening(preview(page))).toHaveText('Um vestido que só você podia usar')
  await expectNoViolations(page, { frames: false })

  await visitor.goto(url)
  await expect(opening(visitor)).toHaveText('Todo vestido começa com um traço')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^No ar, a versão de \d\d\/\d\d$/)).toBeVisible()
  await visitor.goto(url)
  await expect(opening(visitor)).toHaveText('Um vestido que só você podia usar')
  await expect(opening(visitor).locator('em')).toHaveText('só você')

  await page.getByRole('button', { name: 'Versões' }).click()
  await page.getByRole('button', { name: 'Voltar a esta: texto original da loja' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visitor.goto(url)
  await expect(opening(visitor)).toHaveText('Todo vestido começa com um traço')
  await context.close()
})

test('a picture needs its description; the point that is never cut off moves with the arrows', async ({
  page,
  adminShop: { url },
}) => {
  await page.goto(`${url}/admin/aparencia`)
  await page.getByLabel('Enviar: Foto larga').setInputFiles(await aPicture('larga.png'))
  const focus = page.getByRole('button', { name: /^Foto larga: o ponto que nunca é cortado, a 50%/ })
  await focus.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Foto larga: .* a 52% da esquerda/ })).toBeFocused()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  const description = page.getByLabel('Descrição da foto').first()
  await expect(description).toHaveAccessibleDescription('Preencha este campo.')
  await description.fill('Três noivas diante de um arco pintado')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible()
  const shown = preview(page).getByRole('img', { name: 'Três noivas diante de um arco pintado' })
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).toHaveCSS('object-position', /^5[02]% 50%$/)
})

test('an invented preview shows no page, and a real one is indexed by nobody', async ({
  page,
  adminShop: { url },
}) => {
  const invented = await page.goto(`${url}/?previa=${'x'.repeat(43)}`)
  expect(invented?.status()).toBe(404)
  await page.goto(`${url}/admin/aparencia?parte=perguntas`)
  const link = page.getByRole('link', { name: 'Ver como fica' })
  const real = await page.request.get(new URL((await link.getAttribute('href')) ?? '', url).href)
  expect(real.status()).toBe(200)
  expect(real.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(real.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('two editors: the second sees both texts and chooses', async ({ page, context, adminShop: { url } }) => {
  const other = await context.newPage()
  for (const editor of [page, other]) await editor.goto(`${url}/admin/aparencia?parte=sobre`)
  await title(page).fill('Da primeira')
  await title(other).fill('Da segunda')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible()
  await other.getByRole('button', { name: 'Salvar rascunho' }).click()
  const conflict = other.getByRole('alert').filter({ hasText: 'Outra pessoa salvou esta parte' })
  await expect(conflict).toContainText('Da primeira')
  await expect(conflict).toContainText('Da segunda')
  await conflict.getByRole('button', { name: 'Continuar com o meu' }).click()
  await other.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(other.getByText(/^Rascunho salvo às/)).toBeVisible()
  await expect(opening(preview(other))).toHaveText('Da segunda')
})

test('a question of the atelier comes after those that the shop writes by itself', async ({
  page,
  adminShop: { url },
}) => {
  await page.goto(`${url}/admin/aparencia?parte=perguntas`)
  await page.getByRole('button', { name: 'Acrescentar uma pergunta' }).click()
  await page.getByRole('textbox', { name: /^Pergunta/ }).fill('Vocês bordam iniciais?')
  await page
    .getByRole('textbox', { name: /^Resposta/ })
    .fill('Bordamos, **por dentro**.\n\n- No forro\n- Na barra\n\n[Fale](/contato)')
  await page.getByText('Perguntas prontas que você pode esconder').click()
  await page.getByLabel('Esconder: Vocês fazem vestidos sob medida?').check()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^No ar, a versão/)).toBeVisible()
  await page.goto(`${url}/faq`)
  await expect(page.getByText('Vocês fazem vestidos sob medida?')).toHaveCount(0)
  await page.getByText('Vocês bordam iniciais?').click()
  await expect(page.locator('strong', { hasText: 'por dentro' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'No forro' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Fale', exact: true })).toHaveAttribute(
    'href',
    '/contato',
  )
})

test('a legal page has the atelier’s texts; one without what the law wants needs her confirmation', {
  tag: '@wide',
}, async ({ page, browser, adminShop: { url } }) => {
  await page.goto(`${url}/admin/aparencia?parte=politicas`)
  await page.getByRole('button', { name: 'Escrever o meu texto em Produtos e preços' }).click()
  await page
    .getByRole('textbox', { name: /^Seu texto: Produtos e preços/ })
    .fill('O frete é **por nossa conta**.')
  await page.getByRole('button', { name: 'Acrescentar um item' }).first().click()
  await page.getByRole('textbox', { name: /^Título do item/ }).fill('Aluguel')
  await page.getByRole('textbox', { name: /^Texto do item/ }).fill('Três dias, com caução.')
  await page.getByLabel('Tirar da página: Quem somos').check()
  await expect(page.getByRole('alert').filter({ hasText: 'A lei pede' })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  const question = page.getByRole('dialog', { name: 'Publicar sem o que a lei pede?' })
  await expectNoViolations(page, { frames: false })
  await question.getByRole('button', { name: 'Voltar ao texto' }).click()
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible()
  const terms = page.frameLocator('iframe[title="Prévia da página"]')
  await expect(terms.getByRole('heading', { name: '11. Aluguel' })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await question.getByRole('button', { name: 'Publicar assim mesmo' }).click()
  await expect(page.getByText(/^No ar, a versão/)).toBeVisible()
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${url}/termos-de-uso`)
  await expect(visitor.locator('strong', { hasText: 'por nossa conta' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: /Quem somos/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Versões' }).click()
  await page.getByRole('button', { name: 'Voltar a esta: texto original da loja' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visitor.goto(`${url}/termos-de-uso`)
  await expect(visitor.getByRole('heading', { name: '1. Quem somos' })).toBeVisible()
  await context.close()
})

test('a palette and a logo change every page at once; an accent that nobody can read holds the publication', {
  tag: '@wide',
}, async ({ page, browser, adminShop: { url } }) => {
  await page.goto(`${url}/admin/aparencia?parte=marca`)
  await page.getByRole('radio', { name: /^Sálvia/ }).check()
  await page.getByRole('textbox', { name: /^Código da cor/ }).fill('#c98b86')
  await expect(page.getByText(/^Não passa: .* o mínimo é 4,5\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByRole('region', { name: 'Notificações' })).toContainText('Não passa')
  await page.getByRole('button', { name: 'Usar esta' }).click()
  await page.getByLabel('Enviar o logotipo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z" fill="currentColor"/></svg>',
    ),
  })
  await expect(page.getByRole('button', { name: 'Usar só o nome' })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^No ar, a versão/)).toBeVisible()
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${url}/sobre`)
  const logo = visitor.getByRole('banner').getByRole('img', { name: 'Alva de Maio' })
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
  const accent = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-wine'),
  )
  expect(accent).not.toBe('#7a3f36')
  await page.getByRole('button', { name: 'Versões' }).click()
  await page.getByRole('button', { name: 'Voltar a esta: texto original da loja' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await context.close()
})
