import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the atelier tells its story and its mission', async ({ page }) => {
  await page.goto('/sobre')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Costurado à mão, pensado para você')
  await expect(page.getByRole('heading', { name: 'Nossa história' })).toBeVisible()
  await expect(page.getByText('nasceu em 2015')).toBeVisible()
  const mission = page.getByRole('region', { name: 'Nossa missão' })
  await expect(mission).toContainText('Criar vestidos que contam a história de quem os veste')
})

test('it has exactly four values: Paixão, Excelência, Qualidade, Atendimento', async ({ page }) => {
  await page.goto('/sobre')
  const values = page.getByRole('region', { name: 'Nossos valores' })
  await expect(values.getByRole('listitem').getByRole('heading')).toHaveText([
    'Paixão',
    'Excelência',
    'Qualidade',
    'Atendimento',
  ])
})

test('its timeline runs from 2015 to 2024', async ({ page }) => {
  await page.goto('/sobre')
  const years = page.getByRole('region', { name: 'De 2015 a 2024, ponto a ponto' }).getByRole('time')
  await expect(years.first()).toHaveText('2015')
  await expect(years.last()).toHaveText('2024')
})

test('it invites into the shop', async ({ page }) => {
  await page.goto('/sobre')
  const invitation = page.getByRole('region', { name: 'O próximo traço é o seu' })
  await expect(invitation.getByRole('link', { name: 'Falar com o ateliê' })).toHaveAttribute(
    'href',
    '/contato',
  )
  await invitation.getByRole('link', { name: 'Ver a coleção' }).click()
  await expect(page).toHaveURL('/colecoes')
})

test('axe finds nothing to complain about on the page of the atelier', async ({ page }) => {
  await page.goto('/sobre')
  await expectNoViolations(page)
})
