/** Another brand is published, and everything that shows the shop's has it. */
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h120v6H0zM0 24h120v6H0z" fill="currentColor"/></svg>'
const SYMBOL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="currentColor"/></svg>'

test('the icon, the admin area and the error page have the symbol that the owner publishes', {
  tag: '@wide',
}, async ({ page, context, adminShop: { url, db } }) => {
  await page.goto(`${url}/admin/aparencia?parte=marca`)
  const home = page.getByRole('link', { name: 'Painel do ateliê' })
  await expect(home.locator('img')).toHaveAttribute(
    'src',
    /^\/media\/monogram\/arch_cormorant-figtree_A_7a3f36\.svg$/,
  )
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(content),
  })
  await page.getByLabel('Enviar o logotipo').setInputFiles(file('logo.svg', LOGO))
  await page.getByLabel('Enviar o símbolo').setInputFiles(file('simbolo.svg', SYMBOL))
  for (const label of ['Trocar o logotipo', 'Trocar o símbolo'])
    await expect(page.getByLabel(label)).toBeAttached()
  await page.getByRole('radio', { name: /Sálvia/ }).check()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible()
  await expectNoViolations(page, { frames: false })
  const icon = async () => (await page.request.get(`${url}/favicon.svg`)).text()
  const usual = await icon()
  expect(usual).toContain('fill="#7a3f36"')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(/^No ar, a versão de/)).toBeVisible()

  await expect.poll(icon).toContain('<circle cx="20" cy="20" r="18" fill="#faf8f4"/>')
  await page.reload()
  await expect(home.locator('img')).toHaveAttribute('src', /^\/media\/logo-[0-9a-f]{32}\.svg$/)
  await expect(home.locator('img')).toHaveJSProperty('naturalWidth', 150)
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon.svg')

  await page.goto(`${url}/contato`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\.jpg$/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toMatch(/"logo":"[^"]+\/media\/logo-[0-9a-f]{32}\.svg"/)

  // Neither is requested with the address of a page whose address is a secret.
  const referrers: string[] = []
  const reader = await context.newPage()
  reader.on('request', (request) => {
    if (/\/media\/|favicon|icon-/.test(request.url())) referrers.push(request.headers()['referer'] ?? '')
  })
  await openReady(reader, `${url}/verificar-email?token=segredo`)
  await expect(reader.getByRole('img', { name: 'Alva de Maio' }).first()).not.toHaveJSProperty(
    'naturalWidth',
    0,
  )
  expect(referrers.length).toBeGreaterThan(0)
  expect(referrers.join(' ')).not.toContain('segredo')

  // A navigation that fails; a page of its own, because the router logs it.
  const visitor = await context.newPage()
  await openReady(visitor, `${url}/colecoes`)
  await visitor.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await visitor.getByRole('main').locator('a[href^="/produto/"]').first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  const symbol = visitor.getByRole('link', { name: 'Página inicial' }).locator('img')
  await expect(symbol).toHaveAttribute('src', /^\/media\/logo-[0-9a-f]{32}\.svg$/)

  // Back, for the tests after this one.
  await db.deleteFrom('contentVersions').where('key', '=', 'theme').execute()
})
