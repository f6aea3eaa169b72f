import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { anOrder } from '@shop/test-kit/factories'
import { aPromiseChange, aSewnItem } from '@shop/test-kit/production'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const panelOf = (page: Parameters<typeof dialogOf>[0], title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

test('the promise of an order is moved with a reason, warned against the wedding, and the customer’s reply is shown @wide', async ({
  page,
  adminShop: { url, db },
}) => {
  const order = { customerName: 'Gabriela Pacheco', weddingOn: '2099-12-19' }
  const promise = { promisedFrom: '2099-11-24', promisedTo: '2099-12-04', promisedReadyOn: '2099-11-20' }
  const { order: placed } = await aSewnItem(db, { order: { ...order, ...promise }, finished: 2 })
  await page.goto(`${url}/admin/pedidos/${placed.number}`)
  const panel = panelOf(page, 'Prazo')
  await expect(panel).toContainText('24/11/2099 a 04/12/2099')
  await expect(panel).toContainText('chega 15 dias antes do casamento')
  await expect(panel).toContainText(/No prazo: folga de \d+ dias úteis/)
  await panel.getByRole('button', { name: 'Mudar o prazo' }).click()
  const dialog = dialogOf(page, 'Mudar o prazo')
  const send = dialog.getByRole('button', { name: 'Mudar e avisar Gabriela' })
  await send.click()
  await expect(dialog.getByText('Escreva o motivo: a cliente vai ler.')).toBeVisible()
  await dialog.getByLabel('Agora, de').fill('2099-11-30')
  await dialog.getByRole('textbox', { name: 'Até', exact: true }).fill('2099-12-10')
  await expect(dialog.getByRole('status')).toContainText(
    '9 dias antes do casamento, dentro dos 15 de segurança.',
  )
  await dialog.getByLabel(/^Motivo, que Gabriela vai ler/).fill('A renda do corpete foi refeita.')
  await expect(dialog).toContainText('A nova previsão: 30 de novembro a 10 de dezembro de 2099.')
  await expectNoViolations(page)
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText('30/11/2099 a 10/12/2099')
  await expect(panel).toContainText('A renda do corpete foi refeita.')
  await expect(panel).toContainText('Ainda sem resposta')

  const { id } = await db
    .selectFrom('promiseChanges')
    .select('id')
    .where('orderId', '=', placed.id)
    .executeTakeFirstOrThrow()
  await db.insertInto('promiseAnswers').values({ changeId: id, answer: 'cancel' }).execute()
  await page.reload()
  await expect(panel).toContainText(/Pediu o cancelamento em \d\d\/\d\d\/\d{4}/)
  await expectNoViolations(page)
})

test('what may not be ready in time is first on the dashboard, with what waits for the bride @wide', async ({
  page,
  adminShop: { url, db },
}) => {
  const today = saoPauloDay(new Date())
  const late = {
    customerName: 'Larissa Nunes',
    promisedReadyOn: addDays(today, -40),
    weddingOn: addDays(today, 9),
  }
  await aSewnItem(db, { order: late, finished: 0 })
  const { order } = await aSewnItem(db, {
    order: { customerName: 'Marina Duarte', promisedReadyOn: '2099-12-10' },
  })
  const createdAt = new Date(Date.now() - 4 * 86_400_000)
  await aPromiseChange(db, order, { createdAt })
  await page.goto(`${url}/admin`)
  const first = page.getByRole('region', { name: 'Em risco' }).getByRole('listitem').first()
  await expect(first).toContainText(/de Larissa/)
  await expect(first).toContainText('Corte')
  await expect(first).toContainText(/Atrasada: folga de -\d+ dias úteis/)
  await expect(panelOf(page, 'Esperando a noiva').getByRole('listitem').first()).toContainText(
    `avisada em ${formatDate(createdAt)}`,
  )
  await expectNoViolations(page)
  await first.getByRole('link', { name: /^Abrir a peça/ }).click()
  await expect(page).toHaveURL(/\/admin\/producao\?peca=\d+$/)
})

test('lists of the sewing that do not load say so, and the rest of the dashboard stays', async ({
  page,
  adminShop: { url },
}) => {
  await page.route('**/api/reports/sewing', (route) => route.abort())
  await page.goto(`${url}/admin`)
  await expect(page.getByText(/Falha ao buscar o que está em risco/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Receita total')).toBeVisible()
})

test('the report shows how many orders arrived by the first and by the last promise, and is downloaded', async ({
  page,
  adminShop: { url, db },
}) => {
  const at = new Date()
  const delivered = { status: 'delivered', paymentState: 'paid', paidAt: at, deliveredAt: at } as const
  const order = await anOrder(db, { ...delivered, promisedFrom: '2099-01-01', promisedTo: '2099-01-10' })
  await aPromiseChange(db, order, { reason: 'Férias da bordadeira', oldTo: '2020-01-10' })
  await page.goto(`${url}/admin/relatorios`)
  const panel = panelOf(page, 'Prazos')
  await expect(panel.getByText('No prazo da compra').first()).toBeVisible()
  await expect(panel.getByRole('table', { name: 'Prazos por mês da entrega' }).getByRole('row')).toHaveCount(
    13,
  )
  await expect(panel.getByRole('table', { name: 'Motivos escritos pelo ateliê' })).toContainText(
    'Férias da bordadeira',
  )
  await expectNoViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar planilha' }).click()
  const stream = await (await download).createReadStream()
  const csv = Buffer.concat(await stream.toArray()).toString()
  expect(csv).toContain('"Mês da entrega";"Entregues";"No prazo da compra"')
  expect(csv).toContain('"Férias da bordadeira"')
})

test('a report without deliveries explains what is missing', async ({ page, adminShop: { url } }) => {
  await page.route('**/api/reports/promises?*', async (route) => {
    const response = await route.fetch()
    const report = (await response.json()) as object
    const held = { onTime: 0, meanDays: null }
    const total = { delivered: 0, first: held, last: held }
    await route.fulfill({ response, json: { ...report, total, causes: [], reasons: [] } })
  })
  await page.goto(`${url}/admin/relatorios`)
  await expect(page.getByText(/Nenhum pedido com prazo foi entregue neste período/)).toBeVisible()
})
