import { errorResponse } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a bar chart shows the months or the best sellers of the chosen period, each with its table, and its data can be downloaded; a failure is shown', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/relatorios')
  await expect(page.getByRole('img', { name: /^Vendas dos últimos 12 meses/ })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(12)
  const months = page.getByRole('table', { name: 'Vendas mensais' })
  await expect(months.getByRole('row')).toHaveCount(14)
  await expect(months).toContainText('R$')
  await expect(page.getByRole('button', { name: 'Vendas mensais' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Mais vendidos' }).click()
  await expect(page.getByRole('img', { name: /^Peças mais vendidas/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Mais vendidos' })).toBeVisible()
  await expect(months).toHaveCount(0)
  await expectNoViolations(page)

  const requested = page.waitForRequest((request) => request.url().includes('months=3'))
  await page.getByRole('combobox').selectOption('Últimos 3 meses')
  await requested
  const download = page.waitForEvent('download')
  // The button exports what the screen shows, so the three months must be loaded.
  await page.getByRole('button', { name: 'Vendas mensais' }).click()
  await expect(page.getByRole('img', { name: /^Vendas dos últimos 3 meses/ })).toBeVisible()
  await expect(months.getByRole('row')).toHaveCount(5)
  await expect(months).toContainText('Pedidos pagos')
  const sold = await months.getByRole('row').last().getByRole('cell').nth(1).textContent()
  await expect(page.getByRole('table', { name: 'Vendas por estado' }).getByRole('row').last()).toContainText(
    sold ?? 'R$',
  )
  await page.getByRole('button', { name: 'Baixar planilha' }).click()
  expect((await download).suggestedFilename()).toMatch(/^relatorio-\d{4}-\d\d-01-a-\d{4}-\d\d-\d\d\.csv$/)
  await page.route('**/api/reports?*', (route) => route.fulfill(errorResponse(409, 'x', 'Volte já.')))
  await page.getByRole('combobox').selectOption('Últimos 6 meses')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados: Volte já.')
})

test('a pie chart shows the states with their shares, in five repeating colours', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const states = ['SP', 'RJ', 'MG', 'PR', 'BA', 'SC']
  await page.route('**/api/reports?*', async (route) => {
    const response = await route.fetch()
    const report = (await response.json()) as { chartData: object }
    const salesByState = states.map((name, index) => ({ name, value: 600 - index * 100 }))
    await route.fulfill({ response, json: { ...report, chartData: { ...report.chartData, salesByState } } })
  })
  await page.goto('/admin/relatorios')
  const pie = page.getByRole('img', { name: /^Vendas por estado: SP 28,6%/ })
  await expect(pie).toBeVisible({ timeout: 15_000 })
  await expect(pie.locator('text')).toHaveText([/^SP 28,6%$/, /^RJ/, /^MG/, /^PR/, /^BA/, /^SC/])
  const fills = await pie
    .locator('.recharts-pie-sector path')
    .evaluateAll((all) => all.map((sector) => getComputedStyle(sector).fill))
  expect(new Set(fills.slice(0, 5)).size).toBe(5)
  expect(fills[5]).toBe(fills[0])
  // No label is cut off, not even on a phone.
  const frame = await pie.boundingBox()
  for (const label of await pie.locator('text').all()) {
    const box = await label.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
  }
  await expect(page.getByRole('table', { name: 'Vendas por estado' })).toContainText('Santa Catarina')
})
