import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { totalCountHeader } from '@shop/contract/constants'
import { aPlanOrder } from '@shop/test-kit/charges'
import { anItem, anOrder, aTicket, aUser } from '@shop/test-kit/factories'
import { z } from 'zod'
import { dialogOf } from './admin-page.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectToFit } from './overflow.ts'

const WIDTHS = [320, 360, 390, 1366, 1440]
const dress = 'Vestido Hortênsia Renda Francesa com Cauda Bordada à Mão Longa'
const bride = 'Maria Eduarda Albuquerque Cavalcanti de Vasconcelos Figueiredo'
const subject = 'Prazo para o casamento em Florianópolis no começo de dezembro de 2026'

/** Everything that the dashboard lists as waiting, with the longest names that the forms accept in daily use. */
async function addLongNamed(db: Db) {
  const email = 'maria.eduarda.albuquerque.cavalcanti.de.vasconcelos@correio-muito-longo.example.test'
  const user = await aUser(db, { name: bride, email })
  const product = await anOwnProduct(db, dress, 0)
  const paid = { userId: user.id, customerName: bride, customerEmail: email, paidAt: new Date('2026-01-05') }
  const order = await anOrder(db, { ...paid, paymentState: 'paid', status: 'in_production' })
  await anItem(db, order, product, { color: 'Champanhe rosado com brilho', size: 'Sob medida' })
  const declined = { customerName: bride, customerEmail: email, paymentState: 'declined' as const }
  await anItem(db, await anOrder(db, declined), product)
  const delivered = { ...paid, paymentState: 'paid' as const, status: 'delivered' as const }
  await anOrder(db, { ...delivered, withdrawalRequestedAt: new Date() })
  const charges = [
    { amountCents: 999_900, dueOn: '2026-01-05' },
    { amountCents: 9_999_999, dueOn: '2026-01-05' },
  ]
  const planned = await aPlanOrder(db, charges, { customerName: bride, customerEmail: email })
  await anItem(db, planned.order, product)
  await aTicket(db, { userId: user.id, subject, hoursAgo: 900 })
  const message = { name: bride, email, subject, message: subject, createdAt: new Date('2020-01-01') }
  await db.insertInto('contactMessages').values(message).execute()
  return order
}

async function expectEverythingToFit(page: Page, state: string) {
  await expectToFit(page, WIDTHS, state)
  await page.setViewportSize({ width: 320, height: 740 })
  const bar = page.getByRole('navigation', { name: 'Ateliê' })
  await expect(bar.getByRole('button', { name: /^Mais/ }), state).toBeInViewport({ ratio: 1 })
}

test('no screen of the admin area is wider than a small phone, however long the names are', async ({
  page,
  adminShop: { url, db },
}) => {
  test.slow()
  const order = await addLongNamed(db)
  const screens: [path: string, shown: string][] = [
    ['', dress],
    ['/produtos?busca=Hortênsia+Renda', dress],
    ['/clientes?busca=Albuquerque', bride],
    ['/pedidos?busca=Albuquerque', bride],
    [`/pedidos/${order.number}`, dress],
    [`/pedidos/${order.number}/ficha`, dress],
    ['/suporte', subject],
    ['/suporte?secao=mensagens', subject],
    ['/suporte?secao=newsletter', 'Newsletter'],
    ['/recebimentos', bride],
    ['/relatorios', 'Vendas Mensais'],
    ['/producao/capacidade', 'Semana comum'],
    ['/configuracoes', 'Categorias'],
    ['/configuracoes?secao=modelos&modelo=novo', 'Criar modelo'],
    ['/configuracoes?secao=cores', 'Adicionar cor'],
    ['/configuracoes?secao=loja', 'Loja'],
    ['/configuracoes?secao=seguranca', 'Segurança'],
  ]
  for (const [path, shown] of screens) {
    await page.goto(`${url}/admin${path}`)
    await expect(page.getByText(shown).filter({ visible: true }).first(), path).toBeVisible()
    await expectEverythingToFit(page, path)
  }
  await page.goto(`${url}/admin/clientes?busca=Albuquerque`)
  await page.getByRole('button', { name: /^Ver Detalhes: Maria Eduarda/ }).click()
  await expect(dialogOf(page, bride).getByText('Em Produção')).toBeVisible()
  await expectToFit(page, WIDTHS, 'customer')
})

/** Limits all lists to this many rows, as in a shop that has nothing yet, or one of each. */
async function showAtMost(page: Page, rows: number) {
  await page.route(
    /\/api\/(orders|products|customers|support|contact|newsletter\/subscribers|reviews\/moderation)(\?|$)/,
    async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json()
      const { data: list } = z.array(z.unknown()).safeParse(body)
      const json = list?.slice(0, rows) ?? body
      await route.fulfill({
        response,
        json,
        headers: { ...response.headers(), [totalCountHeader]: String(rows) },
      })
    },
  )
  await page.route('**/api/reports/today', async (route) => {
    const response = await route.fetch()
    const body = z.record(z.string(), z.unknown()).parse(await response.json())
    const waiting = z.object({ count: z.number(), first: z.array(z.unknown()) })
    const cut = Object.entries(body).map(([name, value]) => {
      const { data } = waiting.safeParse(value)
      return [name, data ? { count: Math.min(data.count, rows), first: data.first.slice(0, rows) } : value]
    })
    const json: unknown = Object.fromEntries(cut)
    await route.fulfill({ response, json })
  })
}

async function addFifty(db: Db) {
  for (let n = 0; n < 50; n++) {
    const email = `noiva-${n}-de-vasconcelos-figueiredo@correio-muito-longo.example.test`
    const user = await aUser(db, { name: `${bride} ${n}`, email })
    const product = await anOwnProduct(db, `${dress} ${n}`, n % 6)
    const buyer = { userId: user.id, customerName: bride, customerEmail: email }
    const order = await anOrder(db, {
      ...buyer,
      paymentState: 'paid',
      status: 'confirmed',
      paidAt: new Date(),
    })
    await anItem(db, order, product)
    await aTicket(db, { userId: user.id, subject })
    await db
      .insertInto('contactMessages')
      .values({ name: bride, email, subject, message: subject.repeat(5) })
      .execute()
    await db
      .insertInto('reviews')
      .values({
        productId: product.id,
        userId: user.id,
        rating: 5,
        title: subject,
        comment: subject.repeat(5),
      })
      .execute()
  }
}

const lists = [
  '',
  '/produtos',
  '/clientes',
  '/pedidos',
  '/recebimentos',
  '/suporte',
  '/suporte?secao=mensagens',
  '/suporte?secao=avaliacoes',
  '/suporte?secao=newsletter',
  '/relatorios',
]

test('the lists of the admin area fit with none, one and fifty rows', {
  tag: '@nightly',
}, async ({ page, adminShop: { url, db } }) => {
  test.slow()
  for (const rows of [0, 1, 50]) {
    await page.unrouteAll({ behavior: 'wait' })
    if (rows === 50) await addFifty(db)
    else await showAtMost(page, rows)
    for (const path of lists) {
      await page.goto(`${url}/admin${path}`)
      await page.waitForLoadState('networkidle')
      await expectEverythingToFit(page, `${path} with ${rows}`)
    }
  }
})
