import { feedItemFaults } from '@shop/test-kit/feed-rules'
import { childrenNamed, parseXml } from '@shop/test-kit/strict-xml'
import { toastOf } from './account-forms.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the owner creates the catalogue’s address, copies it, replaces it and switches it off', {
  tag: '@wide',
}, async ({ page, context, request, adminShop: { url } }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${url}/admin/configuracoes?secao=loja`)
  const panel = page.locator('section', { hasText: 'Catálogo no Google e no Instagram' }).last()
  await expect(panel.getByRole('button')).toHaveText(['Criar endereço'])

  await panel.getByRole('button', { name: 'Criar endereço' }).click()
  await expect(toastOf(page, 'Endereço criado')).toBeVisible()
  const google = panel.getByRole('textbox', { name: 'Endereço para o Google' })
  await expect(google).toHaveValue(/\/api\/feeds\/products\/[\w-]{43}$/)
  await expect(panel.getByText('ainda não lido')).toBeVisible()
  const first = await google.inputValue()
  await panel.getByRole('button', { name: 'Copiar para o Google' }).click()
  await expect(panel.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expectNoViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  for (const reader of ['google', 'meta'] as const) {
    const label = reader === 'google' ? 'Endereço para o Google' : 'Endereço para o Instagram e o Facebook'
    const address = new URL(await panel.getByRole('textbox', { name: label }).inputValue())
    const feed = await request.get(url + address.pathname + address.search)
    const [channel] = parseXml(await feed.text()).children
    const items = channel === undefined ? [] : childrenNamed(channel, 'item')
    expect(items.length).toBeGreaterThan(100)
    const terms = {
      ...{ origin: address.origin, reader, states: ['SP', 'RJ', 'MG'] },
      ...{ brand: channel?.children[0]?.text ?? '', today: new Date().toISOString() },
    }
    for (const item of items) expect(feedItemFaults(item, terms)).toEqual([])
  }
  await page.reload()
  await expect(panel.getByText('lido pela última vez em')).toBeVisible()

  await panel.getByRole('button', { name: 'Trocar o endereço' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click()
  await expect(toastOf(page, 'Endereço trocado')).toBeVisible()
  await expect(google).not.toHaveValue(first)
  expect((await request.get(url + new URL(first).pathname)).status()).toBe(404)

  const second = await google.inputValue()
  await panel.getByRole('button', { name: 'Desligar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(panel.getByRole('button')).toHaveText(['Criar endereço'])
  expect((await request.get(url + new URL(second).pathname)).status()).toBe(404)
})
