import { storeOf } from './answers.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const policies = [
  ['/politica-de-privacidade', 'Política de Privacidade', 'Seus direitos'],
  ['/termos-de-uso', 'Termos de Uso', 'Produção e entrega'],
  ['/politica-de-trocas', 'Política de Trocas e Devoluções', 'Peças com defeito'],
  ['/acessibilidade', 'Acessibilidade', 'O que já fazemos'],
] as const

for (const [path, title, section] of policies) {
  test.describe(path, () => {
    test(`${path} shows its text, and when it was last changed`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      await expect(page.getByText('Última alteração:').getByRole('time')).toHaveAttribute(
        'datetime',
        /^\d{4}-\d{2}-\d{2}$/,
      )
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    })

    test(`${path} leads to its sections by their own addresses`, { tag: '@wide' }, async ({
      page,
      isMobile,
    }) => {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'Nesta página' })
      if (isMobile) await contents.locator('summary').click()
      await contents.getByRole('link', { name: section }).locator('visible=true').click()
      await expect(page).toHaveURL(/#[\w-]+$/)
      await expect(page.getByRole('heading', { name: section })).toBeInViewport()
    })

    test(`axe finds nothing to complain about at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expectNoViolations(page)
    })
  })
}

test('the returns policy gives 7 calendar days, 5 business days of analysis and 90 days for defects', async ({
  page,
}) => {
  await page.goto('/politica-de-trocas')
  const main = page.getByRole('main')
  await expect(main).toContainText('desistir da compra em até 7 dias corridos, contados do dia')
  await expect(main).toContainText('análise de qualidade em até 5 dias úteis')
  await expect(main).toContainText('avise em até 90 dias do recebimento')
})

test('the terms say who sells, how long delivery takes and how one pays', async ({ page, request }) => {
  const { profile } = await storeOf(request)
  await page.goto('/termos-de-uso')
  const main = page.getByRole('main')
  await expect(main).toContainText(profile.legalName)
  await expect(main).toContainText(profile.cnpj)
  await expect(main).toContainText('de 15 a 30 dias úteis')
  await expect(main).toContainText('Os ajustes básicos')
  await expect(main).toContainText('os principais cartões de crédito e PIX')
})

test('what the privacy policy says of cookies and storage is true', async ({ page, context, signIn }) => {
  await signIn('customer')
  await page.goto('/politica-de-privacidade')
  const notice = page.getByRole('region', { name: /Cookies e armazenamento/ })
  await expect(notice).toContainText('não usa cookies')
  for (const path of ['/', '/colecoes', '/contato', '/favoritos', '/carrinho', '/faq']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(await context.cookies()).toEqual([])
  await page.goto('/politica-de-privacidade')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  for (const name of kept.filter((key) => !key.startsWith('react-router-scroll'))) {
    await expect(notice).toContainText(name)
  }
})

test('printed, a policy is its text and nothing else', async ({ page }) => {
  await page.goto('/politica-de-trocas')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Peças com defeito' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeHidden()
})

test('a long word, 200 % and a narrow screen push nothing over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/sobre', '/contato', '/faq', ...policies.map(([path]) => path)]) {
    await page.goto(path)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('the footer leads to the statement on accessibility', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible()
})
