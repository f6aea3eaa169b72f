import { expect, test } from './fixtures.ts'
import { scrollTo } from './shop-page.ts'

const PRODUCT = '/produto/1'

test('fabric, fit and service follow the gallery, as the product and the store say', async ({ page }) => {
  await page.goto(PRODUCT)
  const fabric = page.getByRole('region', { name: 'Tecido e cuidado' })
  await scrollTo(fabric)
  await expect(fabric.getByRole('definition').first()).toHaveText(/Tule de seda com renda floral/)
  await expect(fabric.getByText('Tule de seda, na saia')).toBeVisible()
  await expect(fabric.getByRole('list', { name: 'Cuidado' }).getByRole('listitem')).toHaveCount(3)

  const fit = page.getByRole('region', { name: 'Como veste' })
  await scrollTo(fit)
  await expect(fit.getByText(/a saia não marca o quadril/)).toBeVisible()
  await expect(fit.getByRole('definition')).toHaveText(['1,74\u00a0m', '8\u00a0cm', 'M'])

  const service = page.getByRole('region', { name: 'Provas, ajustes e trocas' })
  await scrollTo(service)
  await expect(service.getByText(/até 4 cm a menos, ou 1,5 cm a mais, em cada ponto/)).toBeVisible()
  await expect(service.getByText(/7 dias corridos, contados do recebimento/)).toBeVisible()
  await service.getByRole('link', { name: 'Política de Trocas' }).click()
  await expect(page).toHaveURL(/politica-de-trocas/)
})

test('a link of the row leads to its section and marks it', async ({ page }) => {
  await page.goto(PRODUCT)
  const sections = page.getByRole('navigation', { name: 'Seções da peça' })
  const link = sections.getByRole('link', { name: 'Como veste' })
  await expect(sections.getByRole('link', { name: 'Tecido e cuidado' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await link.click()
  await expect(page.getByRole('heading', { name: 'Como veste' })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
})

test('facts that a product does not have are left out, and so is a section without any', async ({
  page,
  db,
}) => {
  const { id, facts } = await db
    .selectFrom('products')
    .select(['id', 'facts'])
    .where('name', '=', 'Tiara Ipê')
    .executeTakeFirstOrThrow()
  await page.goto(`/produto/${id}`)
  await expect(page.getByRole('region', { name: 'Tecido e cuidado' }).getByRole('term')).toHaveText([
    'Tecido',
    'Fechamento',
  ])
  await expect(page.getByRole('heading', { name: 'Como veste' })).toHaveCount(0)

  try {
    await db.updateTable('products').set({ facts: '{}' }).where('id', '=', id).execute()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Tecido e cuidado' })).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'Provas, ajustes e trocas' })).toBeVisible()
  } finally {
    await db
      .updateTable('products')
      .set({ facts: JSON.stringify(facts) })
      .where('id', '=', id)
      .execute()
  }
})
