import type { Page } from '@playwright/test'
import { firstScripts } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const tabs = ['Painel', 'Produtos', 'Clientes', 'Pedidos', 'Suporte', 'Relatórios', 'Configurações']
const bar = (page: Page) => page.getByRole('navigation', { name: 'Ateliê' })

test('the desk has its seven tabs, on a phone four of them at hand and three under Mais', {
  tag: '@wide',
}, async ({ page, signIn, isMobile }) => {
  await signIn('admin')
  await page.goto('/admin')
  if (!isMobile) {
    await expect(bar(page).getByRole('link')).toHaveText(tabs.map((tab) => new RegExp(`^${tab}`)))
    return
  }
  await expect(bar(page).getByRole('link')).toHaveText([/^Painel/, /^Produtos/, /^Pedidos/, /^Suporte/])
  await bar(page).getByRole('button', { name: 'Mais' }).click()
  const sheet = page.getByRole('dialog', { name: 'Mais' })
  for (const tab of ['Clientes', 'Relatórios', 'Configurações', 'Ver loja']) {
    await expect(sheet.getByRole('link', { name: tab })).toBeVisible()
  }
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: 'Mais' })).toBeFocused()
})

test('a tab is an address of its own that says where one is', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin')
  await bar(page).getByRole('link', { name: 'Produtos' }).click()
  await expect(page).toHaveURL('/admin/produtos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produtos')
  await expect(bar(page).getByRole('link', { name: 'Produtos' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(bar(page).getByRole('link', { name: 'Painel' })).toHaveAttribute('aria-current', 'page')
})

test('a visitor at the desk is told that it is restricted and led home, and loads none of it', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const sources = await firstScripts(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  await expect(bar(page)).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(sources.filter((source) => /invalid_union|refetchOnWindowFocus|desk__main/.test(source))).toEqual([])
  await expectNoViolations(page)
})

test('a customer at the desk is told that it is restricted, and sees nothing of it', async ({
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

test('while the stored token is being verified the desk waits', async ({ page, signIn }) => {
  await signIn('admin')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByText('Acesso restrito')).toHaveCount(0)
  answer()
  await expect(bar(page)).toBeVisible()
})

test('who leaves the desk is signed out and back in the shop', { tag: '@wide' }, async ({
  page,
  tokenOf,
  isMobile,
}) => {
  const token = await tokenOf('admin')
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
  await page.goto('/admin')
  if (isMobile) await page.getByRole('button', { name: 'Mais' }).click()
  else await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Logout realizado' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('atelier.token'))).toBeNull()
})

test('the first stop of the keyboard leads past the tabs', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/produtos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a shopper’s first page brings nothing of the desk', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(files.filter((path) => /admin|desk|recharts/.test(path))).toEqual([])
})
