import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the owner reads an email as a customer gets it, on a computer, on a phone and as text', {
  tag: '@wide',
}, async ({ page, adminShop: { url }, isMobile }) => {
  await page.goto(`${url}/admin/configuracoes?secao=emails`)
  await page.getByRole('button', { name: 'Uma parcela vence em cinco dias' }).click()
  const heading = page.getByRole('heading', { name: /^Parcela 1 de 2 vence em 16\/12\/2026/ })
  await expect(heading).toBeVisible()
  const email = page.frameLocator('iframe')
  await expect(email.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(email.locator('img').first()).toHaveJSProperty('naturalWidth', 104)
  // As high as the email: what is to be read is not behind a second scrollbar.
  const frame = page.locator('iframe')
  await expect
    .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.clientHeight))
    .toBe(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.body.scrollHeight))
  await page.getByRole('button', { name: 'Celular' }).click()
  expect(await frame.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(392)
  await page.getByRole('button', { name: 'Só texto' }).click()
  await expect(page.getByText('Parcela 1 de 2', { exact: false }).last()).toContainText('R$ 2.628,50')
  // Here, because axe runs scripts in every frame, and the email's allows none.
  await expectNoViolations(page)
  if (isMobile) await page.getByRole('button', { name: 'Todos os e-mails' }).click()
  await page.getByRole('button', { name: 'A senha foi esquecida' }).click()
  await expect(page.getByRole('heading', { name: /senha/ })).toBeVisible()
})
