import type { Page } from '@playwright/test'
import { firstScripts } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const tabs = [
  'Painel',
  'Produção',
  'Agenda',
  'Produtos',
  'Clientes',
  'Pedidos',
  'A receber',
  'Suporte',
  'Relatórios',
  'Configurações',
]
const bar = (page: Page) => page.getByRole('navigation', { name: 'Ateliê' })

test('the admin area has ten tabs, on a phone four in the bar and six under Mais; the first Tab stop skips past them, each has its own URL, and signing out returns to the shop', {
  tag: '@wide',
}, async ({ page, tokenOf, isMobile }) => {
  // Not set by an init script: the token must stay removed after signing out.
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('atelier.token', value), await tokenOf('admin'))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const more = bar(page).getByRole('button', { name: 'Mais' })
  if (isMobile) {
    await expect(bar(page).getByRole('link')).toHaveText([/^Painel/, /^Produção/, /^Agenda/, /^Pedidos/])
    await more.click()
    const furtherDialog = page.getByRole('dialog', { name: 'Mais' })
    for (const tab of [
      'Produtos',
      'Clientes',
      'A receber',
      'Suporte',
      'Relatórios',
      'Configurações',
      'Ver loja',
    ]) {
      await expect(furtherDialog.getByRole('link', { name: tab })).toBeVisible()
    }
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(furtherDialog).toHaveCount(0)
    await expect(more).toBeFocused()
  } else await expect(bar(page).getByRole('link')).toHaveText(tabs.map((tab) => new RegExp(`^${tab}`)))

  await bar(page).getByRole('link', { name: 'Pedidos' }).click()
  await expect(page).toHaveURL('/admin/pedidos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  await expect(bar(page).getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(bar(page).getByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page')

  if (isMobile) await more.click()
  else await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Logout realizado' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('atelier.token'))).toBeNull()
})

test('a visitor sees that the admin area is restricted, with a link home, and loads none of it; the home page loads none of it either', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const sources = await firstScripts(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  await expect(bar(page)).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(sources.filter((source) => /invalid_union|refetchOnWindowFocus|admin__main/.test(source))).toEqual(
    [],
  )
  await expectNoViolations(page)

  calls.length = 0
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(calls).toContain('/')
  expect(calls.filter((path) => /admin|recharts/.test(path))).toEqual([])
})

test('a customer sees that the admin area is restricted, and none of its content', async ({
  page,
  signIn,
}) => {
  await signIn('customer')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/admin/produtos', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
  await expect(bar(page)).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/verify'])
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/')
})
