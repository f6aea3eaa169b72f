import { saoPauloInstant } from '@shop/contract/calendar-days'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { anAppointment, HOURS, monday, WIDTHS } from './agenda-page.ts'
import { expect } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

test('@wide rooms, hours and types are changed; a wrong hour is named, and leaving asks', async ({
  page,
  adminShop: { url, db },
}) => {
  await page.goto(`${url}${HOURS}`)
  const room = page.getByRole('group', { name: 'Sala do espelho' })
  await expect(room.getByLabel('Segunda-feira')).toHaveValue('10:00–13:00, 14:00–18:00')
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
  await room.getByLabel('Domingo').fill('13-10')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(room).toContainText('O fim vem depois do início.')
  await room.getByLabel('Domingo').fill('9h às 12h')
  await page.getByRole('button', { name: 'Adicionar sala' }).click()
  await page.getByRole('group', { name: 'sala nova' }).getByLabel('Nome da sala').fill('Sala do jardim')
  await page.getByRole('group', { name: 'Prova' }).getByLabel('Duração').fill('75')
  await page.getByRole('link', { name: 'Agenda' }).first().click()
  await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click()
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Sucesso!', 'Horários e salas atualizados.')
  const hours = await db.selectFrom('appointmentHours').selectAll().where('weekday', '=', 7).execute()
  expect(hours).toMatchObject([{ opens: 540, closes: 720 }])
  await page.reload()
  await expect(room.getByLabel('Domingo')).toHaveValue('09:00–12:00')

  // A room with nothing to come is removed; one with appointments is not.
  await page.getByRole('button', { name: 'Remover Sala do jardim' }).click()
  await room.getByLabel('Domingo').fill('')
  await page.getByRole('group', { name: 'Prova' }).getByLabel('Duração').fill('60')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Sucesso!', 'Horários e salas atualizados.')
  await anAppointment(db, saoPauloInstant(monday(9), 600))
  await page.getByRole('button', { name: 'Remover Sala do espelho' }).click()
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Erro ao salvar', 'Há encontros marcados. Remarque ou cancele antes de remover.')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(room).toBeVisible()
})

test('a calendar address is created, shown once, read, and ended', async ({ page, adminShop: { url } }) => {
  await page.goto(`${url}${HOURS}`)
  await page.getByRole('button', { name: 'Criar endereço de calendário' }).click()
  const address = await page.getByLabel('Seu endereço, mostrado só agora').inputValue()
  expect(address).toMatch(/\/api\/agenda\/feed\/[\w-]{43}$/)
  const feed = `${url}${new URL(address).pathname}`
  expect(await (await page.request.get(feed)).text()).toContain('BEGIN:VCALENDAR')
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
  await page.reload()
  await expect(page.getByLabel('Seu endereço, mostrado só agora')).toHaveCount(0)
  const list = page.getByRole('list', { name: 'Endereços de calendário' })
  await expect(list).toContainText('lido em')
  await list.getByRole('button', { name: 'Encerrar' }).click()
  await dialogOf(page, 'Encerrar este endereço?').getByRole('button', { name: 'Encerrar' }).click()
  await expectToast(page, 'Endereço encerrado', 'Ninguém mais lê a agenda por ele.')
  expect((await page.request.get(feed)).status()).toBe(404)
})
