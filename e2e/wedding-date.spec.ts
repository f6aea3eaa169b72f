import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { expectToast } from './account-forms.ts'
import { asCustomer, paid, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const nextYear = Number(saoPauloDay(new Date()).slice(0, 4)) + 1
const wedding = `${nextYear}-05-15`

test('the date is saved with the profile, reaches the product pages of this browser, and can be taken out', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const stored = () =>
    db.selectFrom('users').select('weddingOn').where('id', '=', user.id).executeTakeFirstOrThrow()
  await page.goto('/conta?aba=perfil')
  const profile = panel(page, 'Perfil')
  const day = profile.getByLabel('Data do casamento')
  const save = profile.getByRole('button', { name: 'Salvar alterações' })
  await day.fill('2020-05-16')
  await save.click()
  await expect(day).toHaveAccessibleDescription(
    /Informe uma data de casamento entre hoje e daqui a três anos\./,
  )
  expect(await stored()).toEqual({ weddingOn: null })
  await day.fill(wedding)
  await save.click()
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
  expect(await stored()).toEqual({ weddingOn: wedding })
  await expectNoViolations(page)
  await openReady(page, '/produto/1')
  const question = page.getByLabel('Quando é o casamento?')
  await expect(question).toHaveValue(wedding)
  await expect(page.getByText('Fica na sua conta.')).toBeVisible()

  await page.goto('/conta?aba=perfil')
  await expect(day).toHaveValue(wedding)
  await day.fill('')
  await save.click()
  await expect.poll(stored).toEqual({ weddingOn: null })
  await openReady(page, '/produto/1')
  await expect(question).toHaveValue('')
})

test('the chat about a product names the wedding, a message to the shop does not', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T10:00:00-03:00'))
  await page.addInitScript(() => localStorage.setItem('atelier.wedding', '2027-03-20'))
  const inquiry = page.getByRole('region', { name: 'Pergunte a quem borda' })
  await openReady(page, '/produto/1')
  await scrollTo(inquiry)
  await expect(inquiry).toContainText('para o casamento de 20/03/2027.')
  const chat = inquiry.getByRole('link', { name: 'Perguntar pelo WhatsApp' })
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toMatch(/^Olá! Tenho uma pergunta sobre Açucena, .+, para o casamento de 20\/03\/2027: http/)

  await page.clock.setFixedTime(new Date('2026-11-16T21:00:00-03:00'))
  await openReady(page, '/produto/1')
  await scrollTo(inquiry)
  await expect(inquiry).toContainText('Vai junto com a mensagem.')
  await expect(inquiry).not.toContainText('casamento')
})

test('the atelier sees the date with the order and on the work sheet, without the usual days', async ({
  page,
  db,
  signIn,
}) => {
  const promised = { promisedFrom: `${nextYear}-03-01`, promisedTo: `${nextYear}-03-15` }
  const order = await anOrder(db, { ...paid(3), ...promised, status: 'confirmed', weddingOn: wedding })
  await anItem(db, order, await aProduct(db, { name: 'Prímula', categoryId: null, deletedAt: new Date() }), {
    offer: 'made_to_order',
  })
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(page.getByText(`casamento em ${formatDate(wedding)}`)).toBeVisible()
  const forecast = page.getByText(/^Previsão: 1º? a 15 de março de/)
  await expect(forecast).toBeVisible()
  await expect(forecast).not.toContainText('dias úteis')
  await page.goto(`/admin/pedidos/${order.number}/ficha`)
  await expect(page.getByText(`Casamento ${formatDate(wedding)}`)).toBeVisible()
})
