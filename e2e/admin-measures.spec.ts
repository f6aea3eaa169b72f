import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { formatDate } from '@shop/contract/dates'
import { measureNames } from '@shop/contract/measures'
import { addVersions, aMeasuredOrder, usualValues } from '@shop/test-kit/measured-order'
import { daysAgo } from '@shop/test-kit/measurements'
import { expectToast, toastOf } from './account-forms.ts'
import { dialogOf, rowOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const before = { ...usualValues, waist: 720 }
const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Medidas', exact: true }) })
const nextStep = (page: Page) => page.getByRole('region', { name: 'Próximo passo' })
const statusOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status do pedido nº ${number}` })

async function readings(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('auditLog')
    .select('action')
    .where('objectId', '=', String(orderId))
    .where('action', '=', 'order.measures_read')
    .execute()
  return rows.length
}

const emails = async (db: Db, recipient: string) => {
  const rows = await db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

test('the owner compares two versions, locks the newer one, prints it, and opens it again with a reason', async ({
  page,
  signIn,
  db,
}) => {
  const { order, user, person, path } = await aMeasuredOrder(db, { versions: [before, usualValues] })
  await signIn('admin')
  await page.goto(path)

  await test.step('changes stand out, and a girth that changed much is questioned', async () => {
    await expect(card(page).getByText('Por conferir')).toBeVisible()
    await expect(card(page).getByRole('row', { name: /^Cintura .*72,0 69,0 − 3,0$/ })).toBeVisible()
    await expect(card(page).getByRole('row', { name: /^Quadril .*101,0 101,0 igual$/ })).toBeVisible()
    await expect(card(page).getByText('Cintura 3,0 cm menor em 23 dias.')).toBeVisible()
    await expect(card(page).getByText('Confirme com Ana antes de cortar')).toBeVisible()
    await expect(card(page).getByText('salto de 8,0 cm')).toBeVisible()
    await expect(nextStep(page)).toContainText('Ana enviou a versão 2')
    expect(await readings(db, order.id)).toBe(1)
    await expectNoViolations(page)
    await expectToFit(page, [320, 390, 768, 1440])
  })

  await test.step('before the lock nothing goes into production, and focus moves to the card', async () => {
    await statusOf(page, order.number).selectOption('Em Produção')
    await dialogOf(page, 'Mudar para Em Produção?')
      .getByRole('button', { name: 'Mudar para Em Produção' })
      .click()
    await expect(toastOf(page, 'Erro')).toContainText('Confira e trave as medidas antes de avançar.')
    await expect(page.locator(':focus')).toHaveText('Medidas')
    await expect(statusOf(page, order.number)).toHaveValue('confirmed')
    await page.waitForLoadState('networkidle')
    expect(await readings(db, order.id), 'loading the order again reads no measures').toBe(1)
  })

  await test.step('a version that was sent meanwhile is shown, not locked unseen', async () => {
    const [versionId] = await addVersions(db, person, [{ ...usualValues, waist: 700 }])
    await db
      .updateTable('orderItemMeasures')
      .set({ versionId: versionId ?? null })
      .where('orderItemId', 'in', db.selectFrom('orderItems').select('id').where('orderId', '=', order.id))
      .execute()
    await nextStep(page).getByRole('button', { name: 'Travar para o corte' }).click()
    const question = dialogOf(page, 'Travar a versão 2?')
    await expect(question).toContainText(user.email)
    await question.getByRole('button', { name: 'Travar para o corte' }).click()
    await expect(toastOf(page, 'Medidas não travadas')).toContainText('Chegou outra versão')
    await expect(card(page).getByRole('row', { name: /^Cintura .*69,0 70,0 \+ 1,0$/ })).toBeVisible()
    await card(page).getByRole('combobox', { name: 'Comparar com' }).selectOption('Comparar com a versão 1')
    await expect(card(page).getByRole('row', { name: /^Cintura .*72,0 70,0 − 2,0$/ })).toBeVisible()
  })

  await test.step('locked', async () => {
    await nextStep(page).getByRole('button', { name: 'Travar para o corte' }).click()
    await dialogOf(page, 'Travar a versão 3?').getByRole('button', { name: 'Travar para o corte' }).click()
    await expectToast(page, 'Medidas travadas', 'Açucena é cortada na versão 3.')
    await expect(card(page).getByText(`Travada em ${formatDate(new Date())}`)).toBeVisible()
    await expect(nextStep(page)).toContainText('Começar a produção')
    await expect(page.locator(':focus')).toHaveText('Medidas')
    await addVersions(db, person, [usualValues])
    const count = await readings(db, order.id)
    await page.reload()
    await expect(card(page).getByText('Ficha de Ana · versão 3')).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Ver as medidas' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await readings(db, order.id), 'nobody has opened them yet').toBe(count)
    await card(page).getByRole('button', { name: 'Ver as medidas' }).click()
    await expect(card(page).getByText('Esta peça continua na versão 3.')).toBeVisible()
    expect(await readings(db, order.id)).toBe(count + 1)
    await expectNoViolations(page)
  })

  await test.step('the work sheet prints what was locked', async () => {
    await page.getByRole('link', { name: 'Ficha de costura' }).click()
    const workSheet = page.getByRole('article', { name: 'Ficha de costura: Açucena' })
    await expect(workSheet).toContainText(
      `versão 3, ${formatDate(daysAgo(3))}, medida por ela mesma · salto de 8,0 cm`,
    )
    await expect(workSheet.getByRole('row', { name: /^Cintura .*70,0/ })).toBeVisible()
    await expect(workSheet.getByRole('row', { name: /^Covinha do pescoço ao chão 143,0/ })).toBeVisible()
    await expectNoViolations(page)
    expect(pagesOf(await page.pdf())).toBe(1)
    await page.getByRole('link', { name: 'Voltar ao pedido' }).click()
  })

  await test.step('opened again: the reason is needed, and stays with the order', async () => {
    await card(page).getByRole('button', { name: 'Reabrir' }).click()
    const dialog = dialogOf(page, 'Reabrir as medidas')
    await dialog.getByRole('button', { name: 'Reabrir' }).click()
    await expect(dialog).toContainText('Escreva por que reabrir.')
    await expectNoViolations(page)
    await dialog.getByLabel('Motivo').fill('Ana pediu para medir de novo')
    await dialog.getByRole('button', { name: 'Reabrir' }).click()
    await expectToast(page, 'Medidas reabertas', 'Ana recebe um e-mail.')
    await expect(card(page).getByText('“Ana pediu para medir de novo”')).toBeVisible()
    await expect(card(page).getByText('Por conferir')).toBeVisible()
    await expect(page.locator(':focus')).toHaveText('Medidas')
    expect(await emails(db, user.email)).toEqual(['order.measures-locked', 'order.measures-unlocked'])
  })
})

test('what the atelier measures itself is questioned, saved and locked in one step, then goes into production', async ({
  page,
  signIn,
  db,
}) => {
  const { order, user, path } = await aMeasuredOrder(db, { dueInDays: -6 })
  await signIn('admin')
  await page.goto(`/admin/pedidos?busca=${order.number}`)

  await test.step('the list says that they are late, and leads to the card', async () => {
    await expect(rowOf(page, `nº ${order.number}`)).toContainText('Medidas atrasadas')
    await statusOf(page, order.number).selectOption('Em Produção')
    await dialogOf(page, 'Mudar para Em Produção?')
      .getByRole('button', { name: 'Mudar para Em Produção' })
      .click()
    await toastOf(page, 'Erro').getByRole('link', { name: 'Ver as medidas' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}#`))
    await expect(page.locator(':focus')).toHaveText('Medidas')
    await expect(card(page).getByText('Atrasada há 6 dias')).toBeVisible()
    await expect(card(page)).toContainText('Ana ainda não enviou as medidas.')
  })

  await test.step('they are asked for by e-mail', async () => {
    await nextStep(page).getByRole('button', { name: 'Pedir as medidas' }).click()
    const question = dialogOf(page, 'Pedir as medidas?')
    await expect(question).toContainText(user.email)
    await question.getByRole('button', { name: 'Pedir por e-mail' }).click()
    await expectToast(page, 'Medidas pedidas', 'Ana recebe um e-mail.')
  })

  await test.step('the work sheet says that nothing is to be cut', async () => {
    await page.goto(`${path}/ficha`)
    const article = page.getByRole('article')
    await expect(article).toContainText('Medidas não travadas: não cortar')
    await expect(article.getByRole('row', { name: /^Cintura 72–76/ })).toBeVisible()
    await page.goto(path)
  })

  const dialog = dialogOf(page, 'Medir no ateliê')
  await test.step('nothing typed is lost by accident', async () => {
    await nextStep(page).getByRole('button', { name: 'Medir no ateliê' }).click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Salvar e travar' }).click()
    await expect(dialog).toContainText('Preencha ao menos uma medida.')
    await dialog.getByRole('textbox', { name: 'Busto', exact: true }).fill('90,5')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Cintura', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar' }).click()
  })

  await test.step('an unlikely value is questioned', async () => {
    await dialog.getByRole('textbox', { name: 'Cintura', exact: true }).fill('26')
    await dialog.getByRole('textbox', { name: 'Altura do salto' }).fill('8')
    await dialog.getByRole('button', { name: 'Salvar e travar' }).click()
    await expect(dialog).toContainText('1 medida para rever.')
    await dialog.getByRole('button', { name: 'Usar 66,0 em Cintura' }).click()
    await dialog.getByRole('textbox', { name: 'Observação' }).fill('Com o sutiã do dia')
    await dialog.getByRole('button', { name: 'Salvar e travar' }).click()
    await expectToast(page, 'Medidas salvas e travadas', 'Açucena é cortada nas medidas do ateliê.')
    await expect(card(page).getByText(`Travada em ${formatDate(new Date())}`)).toBeVisible()
  })

  await statusOf(page, order.number).selectOption('Em Produção')
  await dialogOf(page, 'Mudar para Em Produção?')
    .getByRole('button', { name: 'Mudar para Em Produção' })
    .click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  const stored = await db
    .selectFrom('orderItemMeasures')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .select('copy')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(stored.copy).toMatchObject({
    values: { bust: 905, waist: 660 },
    heelMm: 80,
    measuredBy: 'atelier',
    note: 'Com o sutiã do dia',
  })
  expect(await emails(db, user.email)).toEqual([
    'order.measures-requested',
    'order.measures-locked',
    'order-progress',
  ])
})

test('a work sheet with every measure and long notes still prints on one page', async ({
  page,
  signIn,
  db,
}) => {
  const notes = 'Quero os botões das costas forrados no mesmo tule. '.repeat(12)
  const { itemId, path } = await aMeasuredOrder(db, { order: { notes } })
  const values = { ...Object.fromEntries(measureNames.map((name) => [name, 300])), ...usualValues }
  const copy = {
    ...{ personName: 'Ana', isChild: false, number: 1, values, heelMm: 80, note: notes.slice(0, 500) },
    ...{ measuredOn: daysAgo(3), measuredBy: 'atelier' },
  }
  await db
    .updateTable('orderItemMeasures')
    .set({ copy: JSON.stringify(copy), lockedAt: new Date() })
    .where('orderItemId', '=', itemId)
    .execute()
  await signIn('admin')
  await page.goto(`${path}/ficha`)
  const workSheet = page.getByRole('article', { name: 'Ficha de costura: Açucena' })
  await expect(workSheet.getByRole('row', { name: /^Ombro ao punho 30,0/ })).toBeVisible()
  await expect(workSheet).toContainText('Ao medir: Quero os botões')
  expect(pagesOf(await page.pdf())).toBe(1)
})

/** The page objects of a PDF file. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
