import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { withdrawalDays } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { errorResponse, expectToast } from './account-forms.ts'
import { anOrderOf, asCustomer, daysAgo, orderCard, paid } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const deliveredOrder = (days: number) =>
  [
    { ...paid(60), status: 'delivered', deliveredAt: daysAgo(days) },
    [['delivered', daysAgo(days).toISOString()]],
  ] as const

test('a purchase can be withdrawn from before delivery, and not after the seventh day; a rejected withdrawal shows the reason and preserves what was typed', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order: coming } = await anOrderOf(db, user, paid(5))
  const { order: over } = await anOrderOf(db, user, ...deliveredOrder(9))
  await page.route('**/withdrawal', (route) =>
    route.fulfill(
      errorResponse(409, 'withdrawal_unavailable', 'O prazo de arrependimento deste pedido terminou.'),
    ),
  )
  const { order: arrived } = await anOrderOf(db, user, ...deliveredOrder(3))
  await page.goto('/conta')
  // Visible without expanding the order, and with its last day.
  const lastDay = formatDate(addDays(saoPauloDay(daysAgo(3)), withdrawalDays))
  await expect(
    orderCard(page, arrived.number).getByRole('button', { name: `Desistir da compra até ${lastDay}` }),
  ).toBeVisible()
  await orderCard(page, over.number).getByText('Ver o andamento do pedido').click()
  await expect(orderCard(page, over.number).getByText('Concluído: Entregue')).toBeVisible()
  await expect(orderCard(page, over.number).getByRole('button', { name: /^Desistir/ })).toHaveCount(0)

  await orderCard(page, coming.number)
    .getByRole('button', { name: /^Desistir da compra/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Desistir do pedido nº ${coming.number}` })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Motivo (opcional)').fill('Mudei de ideia.')
  await dialog.getByRole('button', { name: 'Confirmar desistência' }).click()
  await expect(dialog.getByRole('alert')).toContainText('O prazo de arrependimento deste pedido terminou.')
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Mudei de ideia.')
})

test('under the text that she accepted the customer asks to cancel, and reads that text first @wide', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, {
    ...paid(60),
    status: 'in_production',
    createdAt: daysAgo(60),
  })
  const text = 'Antes do corte tudo volta.\nDepois do corte o ateliê fica com 30 % do preço.'
  await db
    .insertInto('orderAgreements')
    .values({ orderId: order.id, kind: 'cancellation', place: 'site', body: text })
    .execute()
  await page.goto('/conta')
  await orderCard(page, order.number)
    .getByRole('button', { name: /^Pedir cancelamento/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Pedir cancelamento do pedido nº ${order.number}` })
  await expect(dialog).toContainText('Depois do corte o ateliê fica com 30 % do preço.')
  await expect(dialog).not.toContainText('volta inteiro')
  await expectNoViolations(page)
  await dialog.getByLabel('Motivo (opcional)').fill('O casamento foi adiado.')
  await dialog.getByRole('button', { name: 'Enviar pedido de cancelamento' }).click()
  await expectToast(page, 'Pedido de cancelamento enviado', 'Enviamos a confirmação para o seu e-mail.')
  await expect(orderCard(page, order.number)).toContainText('Cancelamento pedido em')
  await expect(orderCard(page, order.number).getByRole('button', { name: /cancelamento/ })).toHaveCount(0)
})

test('Escrever avaliação of a delivered order opens the form beside the reviews of the product', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, ...deliveredOrder(9))
  await page.goto('/conta')
  await orderCard(page, order.number)
    .getByRole('link', { name: /^Escrever avaliação/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/produto\/\d+#reviews$/)
  await expect(page.getByRole('form', { name: 'Sua avaliação' })).toBeInViewport()
})
