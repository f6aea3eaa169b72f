import { filters, namesOf, resultCount, sortSelect } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

test('the counts follow the other filters, and a collection without matches cannot be chosen', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await openReady(page, '/colecoes?minPrice=3000&maxPrice=6000')
  await expect(resultCount(page)).toHaveText('5 peças encontradas')
  const panel = await filters(page, isMobile)
  await expect(panel.getByRole('radio', { name: /^Princesa/ })).toBeDisabled()
  await expect(panel.getByText('Princesa').locator('xpath=..')).toHaveText('Princesa0')
  await expect(panel.getByText('Todas').locator('xpath=..')).toHaveText('Todas5')
  await expectNoViolations(page)
  await panel.getByText('Reto', { exact: true }).click()
  await expect(page).toHaveURL(/collection=Reto/)
  await expect(panel.getByText('Todas').locator('xpath=..')).toHaveText('Todas5')
})

test('the atelier’s selection is an order of the list', async ({ page }) => {
  await openReady(page, '/colecoes')
  await sortSelect(page).selectOption({ label: 'Seleção do ateliê' })
  await expect(page).toHaveURL('/colecoes?sort=selection')
  await expect
    .poll(async () => (await namesOf(page)).slice(0, 3))
    .toEqual(['Açucena', 'Hortênsia', 'Camélia'])
})
