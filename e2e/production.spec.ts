import type { Locator } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { production } from '@shop/contract/production'
import { plainPicture } from '@shop/test-kit/uploads'
import { expectToast, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { aBride, anItemOf, asSeamstress, BOARD } from './production-page.ts'
import { expectNoViolations } from './violations.ts'

const stageOf = (panel: Locator, name: string) =>
  panel.getByRole('list', { name: 'Etapas' }).getByRole('listitem').filter({ hasText: name })

const events = (db: Db, id: number) =>
  db
    .selectFrom('itemStageEvents')
    .select(['move', 'reason'])
    .where('orderItemId', '=', id)
    .orderBy('id')
    .execute()

const photo = async () => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture('#7a3f36').jpeg().toBuffer(),
})

test('@wide the owner finds an item, finishes a stage, adds a photo, shows it to the bride and goes back with a reason', async ({
  page,
  signIn,
  db,
}) => {
  const bride = aBride()
  const { id, order } = await anItemOf(db, bride, { finished: 0 })
  await signIn('admin')
  await page.goto(BOARD)
  await page.getByRole('searchbox', { name: 'Noiva, peça ou nº do pedido' }).fill('Sobrenome')
  await page.getByRole('searchbox').fill(String(order.number))
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(bride) })
    .first()
    .click()
  const panel = dialogOf(page, new RegExp(`de ${bride}`))
  await expect(stageOf(panel, 'Corte')).toContainText('Agora:')

  await test.step('one stage further, with one event', async () => {
    await panel.getByRole('button', { name: /^Concluir etapa/ }).click()
    await expectToast(page, 'Corte: concluída', 'Agora: Montagem.')
    await expect(stageOf(panel, 'Montagem')).toContainText('Agora:')
    expect(await events(db, id)).toEqual([{ move: 'finished', reason: '' }])
    await expectNoViolations(page)
    await expectToFit(page, [320, 390, 768, 1440])
  })

  await test.step('a photo that the bride sees only when it is shown to her', async () => {
    await panel
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo())
    await expectToast(page, 'Foto guardada', 'Só o ateliê vê. Abra a foto para mostrar à noiva.')
    await panel.getByRole('button', { name: 'Foto 1, só o ateliê vê' }).click()
    const shown = dialogOf(page, 'Foto')
    await shown.getByLabel('Legenda').fill('O corpete')
    await expectNoViolations(page)
    await shown.getByRole('button', { name: 'Mostrar à noiva' }).click()
    await expect(toastOf(page, 'A noiva já vê esta foto')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Foto 1: O corpete, a noiva vê' })).toBeVisible()
    const row = await db.selectFrom('itemPhotos').selectAll().where('orderItemId', '=', id).execute()
    expect(row).toMatchObject([{ caption: 'O corpete', sharedAt: expect.any(Date) as unknown }])
  })

  await test.step('back, but only with a reason', async () => {
    await panel.getByRole('button', { name: 'Voltar uma etapa' }).click()
    const back = dialogOf(page, 'Voltar uma etapa')
    await back.getByRole('button', { name: 'Voltar a etapa' }).click()
    await expect(back.getByText('Escreva o motivo para voltar a etapa.')).toBeVisible()
    await back.getByLabel('Motivo').fill('Costura torta')
    await back.getByRole('button', { name: 'Voltar a etapa' }).click()
    await expectToast(page, 'Etapa reaberta', 'Agora: Corte.')
    expect((await events(db, id)).at(-1)).toEqual({ move: 'back', reason: 'Costura torta' })
  })

  await test.step('a note for the atelier, from the button in reach', async () => {
    await panel.getByRole('button', { name: 'Anotar' }).click()
    await expect(panel.getByLabel('Nova anotação')).toBeFocused()
    await page.keyboard.type('Renda do corpete refeita')
    await panel.getByRole('button', { name: 'Guardar anotação' }).click()
    await expect(panel.getByText('Renda do corpete refeita')).toBeVisible()
  })
})

test('the last stage leads to Pronto, and the item leaves the board', async ({ page, signIn, db }) => {
  const bride = aBride()
  const { order } = await anItemOf(db, bride, { finished: 0, days: [1] })
  await signIn('admin')
  await page.goto(`${BOARD}?busca=${order.number}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(bride) })
    .first()
    .click()
  await dialogOf(page, new RegExp(bride))
    .getByRole('button', { name: /^Concluir etapa/ })
    .click()
  const question = dialogOf(page, 'Marcar o pedido como Pronto?')
  await expect(question.getByRole('button', { name: 'Agora não' })).toBeFocused()
  await question.getByRole('button', { name: 'Marcar como Pronto' }).click()
  await expectToast(page, `Pedido nº ${order.number} está Pronto`, 'A cliente recebe um e-mail.')
  const row = db.selectFrom('orders').select('status').where('id', '=', order.id)
  expect((await row.executeTakeFirstOrThrow()).status).toBe('ready')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhuma peça encontrada')).toBeVisible()
})

test('@wide a stage that another person has finished meanwhile is said, and shown', async ({
  page,
  signIn,
  db,
}) => {
  const bride = aBride()
  const { id, order, stages } = await anItemOf(db, bride, { finished: 0 })
  await signIn('admin')
  await page.goto(`${BOARD}?busca=${order.number}&peca=${id}`)
  const panel = dialogOf(page, new RegExp(bride))
  await expect(panel.getByRole('button', { name: /^Concluir etapa/ })).toBeVisible()
  const at = (place: number) =>
    db
      .updateTable('itemStages')
      .where('orderItemId', '=', id)
      .where('stageId', '=', stages[place]?.id ?? 0)
  await at(0).set({ finishedAt: new Date() }).execute()
  await at(1).set({ startedAt: new Date() }).execute()
  await panel.getByRole('button', { name: /^Concluir etapa/ }).click()
  await expectToast(page, 'Etapa não mudou', 'Outra pessoa já mudou a etapa desta peça. Agora: Montagem.')
  await expect(stageOf(panel, 'Montagem')).toContainText('Agora:')
  expect(await events(db, id)).toEqual([])
})

test('the board has a column for each stage and goes with the arrow keys; the list has the same items', {
  tag: '@wide',
}, async ({ page, signIn, db, isMobile }) => {
  test.skip(isMobile, 'a phone has the list alone')
  const bride = aBride()
  const one = await anItemOf(db, bride, { finished: 0, order: { customerName: `${bride} Um` } })
  const two = await anItemOf(db, bride, { finished: 3, order: { customerName: `${bride} Dois` } })
  const waiting = { offer: 'made_to_measure', size: 'Sob medida' } as const
  await anItemOf(db, bride, { item: waiting })
  await anItemOf(db, bride, { days: [] })
  await signIn('admin')
  await page.goto(`${BOARD}?busca=${bride}`)
  const column = (name: string) => page.getByRole('list', { name, exact: true })
  await expect(column('Corte').getByRole('button')).toHaveCount(1)
  await expect(column('Renda e bordado').getByRole('button')).toHaveCount(1)
  await expect(column('Esperando medidas')).toContainText('faltam medidas')
  await expect(column('Sem modelo de produção')).toContainText(bride)
  await expectNoViolations(page)
  await expectToFit(page, [1100, 1440])

  await column('Corte').getByRole('button').focus()
  await page.keyboard.press('ArrowRight')
  await expect(column('Renda e bordado').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page, new RegExp(bride))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column('Renda e bordado').getByRole('button')).toBeFocused()

  await page.getByRole('button', { name: 'Lista' }).click()
  const rows = page.getByRole('table', { name: 'Peças em produção' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.filter({ hasText: String(one.order.number) })).toContainText('Corte')
  await expect(rows.filter({ hasText: String(two.order.number) })).toContainText('Renda e bordado')
  await expect(rows.last()).toContainText('sem modelo de produção')
  await expectNoViolations(page)
  await page.reload()
  await expect(rows).toHaveCount(5)
})

test('@wide a seamstress sees the board alone, without anything of money or address, and works with it', async ({
  page,
  db,
}) => {
  const bride = aBride()
  const { id, order, user } = await anItemOf(db, bride, { finished: 1 })
  await asSeamstress(page, db)
  await page.goto('/admin/pedidos')
  await expect(page).toHaveURL(BOARD)
  await expect(page.getByRole('link', { name: 'Pedidos' })).toHaveCount(0)
  await page.getByRole('searchbox').fill(bride)
  const cards = page.getByRole('list', { name: 'Peças em produção' })
  await expect(cards.getByRole('listitem')).toHaveCount(1)
  await expect(cards.getByText(bride, { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 768, 1440])
  await cards.getByRole('button', { name: new RegExp(`^Ficha de .*${bride}`) }).click()
  const panel = dialogOf(page, new RegExp(bride))
  await expect(stageOf(panel, 'Montagem')).toContainText('Agora:')
  await expectNoViolations(page)
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/R\$|Sobrenome|Anotações/)
  for (const secret of [user.email, order.shippingAddress, order.shippingZipCode])
    expect(text).not.toContain(secret)
  await panel.getByRole('button', { name: /^Concluir etapa/ }).click()
  await expectToast(page, 'Montagem: concluída', 'Agora: 1ª prova.')
  expect(await events(db, id)).toEqual([{ move: 'finished', reason: '' }])
})

test('buttons of the cards are large enough for a thumb, and a photo is taken with the camera', {
  tag: '@wide',
}, async ({ page, db, isMobile }) => {
  test.skip(!isMobile, 'for the phone')
  const bride = aBride()
  await anItemOf(db, bride, { finished: 1 })
  await asSeamstress(page, db)
  await page.goto(`${BOARD}?busca=${bride}`)
  const card = page.getByRole('list', { name: 'Peças em produção' }).getByRole('listitem')
  for (const button of await card.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const input = card.locator('input[type=file]')
  await expect(input).toHaveAttribute('capture', 'environment')
  await input.setInputFiles(await photo())
  await expectToast(page, 'Foto guardada', 'Só o ateliê vê. Abra a foto para mostrar à noiva.')
})

test('@wide a board that cannot be loaded says so and is loaded again; without a match there is a way back', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.route(`**${production.board.path}*`, (route) => route.abort())
  await page.goto(BOARD)
  await expect(page.getByRole('alert')).toContainText('Falha ao buscar a produção.')
  await page.unroute(`**${production.board.path}*`)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: /^Todas/ })).toBeVisible()
  await page.goto(`${BOARD}?busca=ninguém-com-este-nome`)
  const all = page.getByRole('button', { name: 'Mostrar todas' })
  if (await page.getByText('A bancada está livre').isVisible()) return
  await all.click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
