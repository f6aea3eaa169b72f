import type { Page } from '@playwright/test'
import { withOffers } from '@shop/test-kit/factories'
import { aPlan } from '@shop/test-kit/production'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Modelos de produção' }).getByRole('button').filter({ hasText: name })
const days = (page: Page, stage: string) => page.getByLabel(`Dias úteis de ${stage}`)
const hours = (page: Page, stage: string) => page.getByLabel(`Horas de bancada de ${stage}`)
const stageNames = (page: Page) => page.getByRole('list', { name: 'Etapas' }).getByRole('listitem')

test('the owner makes, copies and removes a plan; one that products use stays, and says why', async ({
  page,
  adminShop: { url, db },
}) => {
  const name = 'Vestido com capa'
  await page.goto(`${url}/admin/configuracoes?secao=modelos`)
  await page.getByRole('button', { name: 'Novo modelo' }).click()
  await page.getByRole('button', { name: 'Criar modelo' }).click()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByText('Informe dias ou horas em ao menos uma etapa.')).toBeVisible()
  await page.getByLabel('Nome').fill(name)
  await days(page, 'Corte').fill('2,5')
  await expect(days(page, 'Corte')).toHaveAccessibleDescription('Digite um número de 0 a 250.')
  await days(page, 'Corte').fill('2')
  await hours(page, 'Corte').fill('4,5')
  await days(page, 'Montagem').fill('5')
  await hours(page, 'Montagem').fill('10')
  await expect(page.getByText('14,5 h', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Pago hoje, fica pronto em \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Criar modelo' }).click()
  await expectToast(page, 'Sucesso!', `Modelo ${name} salvo.`)
  await expect(card(page, name)).toContainText('7 dias')
  await expect(card(page, name)).toContainText('14,5 h de bancada')
  const plan = await db
    .selectFrom('productionPlans')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const stages = await db
    .selectFrom('productionPlanStages')
    .select(['days', 'minutes'])
    .where('planId', '=', plan.id)
    .orderBy('days')
    .execute()
  expect(stages).toEqual([
    { days: 2, minutes: 270 },
    { days: 5, minutes: 600 },
  ])

  await test.step('a copy needs its own name', async () => {
    await page.getByRole('button', { name: 'Copiar' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue(`${name} (cópia)`)
    await expect(hours(page, 'Corte')).toHaveValue('4,5')
    await page.getByLabel('Nome').fill(name.toUpperCase())
    await page.getByRole('button', { name: 'Criar modelo' }).click()
    await expect(page.getByLabel('Nome')).toHaveAccessibleDescription('Já existe um modelo com este nome.')
    await card(page, name).click()
    await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByLabel('Nome')).toHaveValue(name)
  })

  await test.step('one that products use is not removed', async () => {
    const { id } = await anOwnProduct(db, 'Vestido do modelo')
    await withOffers(db, id, { made_to_order: 0 }, plan.id)
    await page.getByRole('button', { name: 'Remover' }).click()
    const question = dialogOf(page, `Remover o modelo ${name}?`)
    await question.getByRole('button', { name: 'Remover' }).click()
    await expect(question.getByRole('alert')).toHaveText(
      'Há produtos com este modelo de produção. Escolha outro modelo neles antes de remover.',
    )
    await withOffers(db, id, { made_to_order: 0 })
    await question.getByRole('button', { name: 'Remover' }).click()
    await expectToast(page, 'Sucesso!', `Modelo ${name} removido.`)
    await expect(card(page, name)).toHaveCount(0)
  })
})

test('the stages are put in another order with the keyboard; what is typed stays, also when somebody else saved first', async ({
  page,
  adminShop: { url, db },
}) => {
  const plan = await aPlan(db, { name: 'Madrinha' })
  await page.goto(`${url}/admin/configuracoes?secao=modelos&modelo=${plan.id}`)
  await hours(page, 'Montagem').fill('3,5')
  await page.getByRole('button', { name: 'Descer Corte' }).press('Enter')
  await expect(stageNames(page).nth(0)).toContainText('Montagem')
  await expect(stageNames(page).nth(1)).toContainText('Corte')
  await expect(page.getByRole('button', { name: 'Descer Corte' })).toBeFocused()
  await expect(page.getByText('Corte: agora é a 2ª etapa')).toBeAttached()
  await expect(hours(page, 'Montagem')).toHaveValue('3,5')
  const [first] = await db.selectFrom('productionStages').select('name').orderBy('position').execute()
  expect(first?.name).toBe('Montagem')
  await page.getByRole('button', { name: 'Subir Corte' }).press('Enter')
  await expect(stageNames(page).nth(0)).toContainText('Corte')
  await expect(page.getByRole('button', { name: 'Subir Corte' })).toBeFocused()

  await db.updateTable('productionPlans').set({ version: 7 }).where('id', '=', plan.id).execute()
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Outra pessoa mudou este modelo ou as etapas')).toBeVisible()
  await expect(hours(page, 'Montagem')).toHaveValue('3,5')
})

test('the plan of an offer is chosen in the product, which says what the shop shows without one', async ({
  page,
  adminShop: { url, db },
}) => {
  const plan = await aPlan(db, { name: 'Modelo escolhido' })
  const { id } = await anOwnProduct(db, 'Prímula com modelo', 0)
  await page.goto(`${url}/admin/produtos?busca=com+modelo`)
  await page.getByRole('button', { name: 'Editar Prímula com modelo' }).click()
  await page.getByRole('tab', { name: 'Como vende' }).click()
  await page.getByRole('checkbox', { name: 'Sob encomenda' }).check()
  const choice = page.getByLabel('Modelo de produção')
  await expect(choice).toHaveValue('')
  const without = page.getByText('Sem modelo, a loja não calcula a data: mostra o prazo comum')
  await expect(without).toBeVisible()
  await choice.selectOption(String(plan.id))
  await expect(without).toHaveCount(0)
  await expect(
    page.getByText(/^Hoje a página promete: .*sob encomenda \d\d\/\d\d a \d\d\/\d\d/),
  ).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const offer = await db
    .selectFrom('productOffers')
    .select(['kind', 'planId'])
    .where('productId', '=', id)
    .where('isOpen', '=', true)
    .where('kind', '<>', 'ready')
    .execute()
  expect(offer).toEqual([{ kind: 'made_to_order', planId: plan.id }])

  await test.step('a plan that was removed meanwhile is named in the form', async () => {
    await page.getByRole('button', { name: 'Editar Prímula com modelo' }).click()
    await page.getByRole('tab', { name: 'Como vende' }).click()
    await expect(choice).toHaveValue(String(plan.id))
    await db.updateTable('productionPlans').set({ retiredAt: new Date() }).where('id', '=', plan.id).execute()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expectToast(page, 'Erro ao salvar produto', 'Modelo de produção não encontrado.')
    await expect(choice).toHaveValue(String(plan.id))
  })
})
