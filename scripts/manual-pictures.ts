/**
 * Retakes the pictures of docs/manual, from the demo atelier on the production build: node scripts/manual-pictures.ts
 * With names, those alone: node scripts/manual-pictures.ts a-receber pedido
 */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { aPlanOrder } from '@shop/test-kit/charges'
import { launchChromium } from '@shop/test-kit/chromium'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { anItem, aSession } from '@shop/test-kit/factories'
import { aMeasuredOrder, usualValues } from '@shop/test-kit/measured-order'
import { refundableOrder } from '@shop/test-kit/refundable-order'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../docs/manual/imagens')
const VIEWPORT = { width: 1280, height: 800 }
const wanted = process.argv.slice(2)
/** The manual is also read over mobile connections. */
const MAX_BYTES = 150_000

interface Shot {
  name: string
  path: string
  /** Brings the page into the described state, and returns what must be visible by then. */
  show(page: Page): Promise<Locator>
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const shots: Shot[] = [
  {
    name: 'aparencia',
    path: '/admin/aparencia',
    async show(page) {
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
      return page.getByRole('button', { name: 'Publicar' })
    },
  },
  {
    name: 'primeiros-passos',
    path: '/admin/configuracoes?secao=passos',
    show: async (page) => heading(page, 'Primeiros passos'),
  },
  { name: 'painel', path: '/admin', show: async (page) => heading(page, 'O que precisa de você hoje') },
  {
    name: 'produtos',
    path: '/admin/produtos',
    show: async (page) => page.getByRole('table', { name: 'Produtos' }),
  },
  {
    name: 'produto-editar',
    path: '/admin/produtos',
    async show(page) {
      await press(page, /^Editar /)
      return page.getByRole('dialog').getByRole('img').first()
    },
  },
  {
    name: 'fotos-por-cor',
    path: '/admin/produtos?busca=Begônia',
    async show(page) {
      await press(page, 'Editar Begônia')
      return page.getByRole('combobox', { name: 'Cor da foto 9' })
    },
  },
  {
    name: 'como-vende',
    path: '/admin/produtos?busca=Açucena',
    async show(page) {
      await press(page, 'Editar Açucena')
      await page.getByRole('tab', { name: 'Como vende' }).click()
      return page.getByRole('checkbox', { name: 'Sob medida' })
    },
  },
  {
    name: 'pedidos',
    path: '/admin/pedidos',
    show: async (page) => page.getByRole('table', { name: 'Pedidos' }),
  },
  {
    name: 'venda-atelie',
    path: '/admin/pedidos/nova',
    async show(page) {
      const form = page.getByRole('form', { name: 'Venda no ateliê' })
      await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rita Almeida')
      await form.getByRole('textbox', { name: 'Telefone' }).fill('11912345678')
      await form.getByRole('searchbox', { name: 'Buscar peça pelo nome' }).fill('Dália')
      await form.getByRole('button', { name: 'Adicionar Dália' }).click()
      return form.getByRole('group', { name: 'Dália' })
    },
  },
  {
    name: 'estoque',
    path: '/admin/configuracoes?secao=estoque&busca=magn',
    async show(page) {
      await page.getByRole('button', { name: /^M Off-White/ }).click()
      return page.getByText('Contagem').first()
    },
  },
  {
    name: 'cores-e-tamanhos',
    path: '/admin/configuracoes?secao=cores',
    show: async (page) => page.getByRole('list', { name: 'Tamanhos' }),
  },
  { name: 'clientes', path: '/admin/clientes', show: async (page) => page.getByRole('searchbox') },
  { name: 'atendimento', path: '/admin/suporte', show: async (page) => page.getByRole('searchbox') },
  {
    name: 'relatorios',
    path: '/admin/relatorios',
    show: async (page) => page.getByRole('img', { name: /^Vendas dos últimos 12 meses/ }),
  },
  {
    name: 'avaliacoes',
    path: '/admin/suporte?secao=avaliacoes',
    show: async (page) => page.getByRole('button', { name: 'Responder' }).first(),
  },
  {
    name: 'categorias',
    path: '/admin/configuracoes',
    show: async (page) => page.getByRole('list', { name: 'Categorias' }),
  },
  {
    name: 'loja',
    path: '/admin/configuracoes',
    async show(page) {
      await page
        .getByRole('navigation', { name: 'Configurações' })
        .getByRole('button', { name: 'Loja' })
        .click()
      return page.getByRole('textbox', { name: 'Nome do ateliê' })
    },
  },
]

const { shop, db, stop } = await startDemoShop('manual')
const browser = await launchChromium()
try {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: VIEWPORT,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await take(page, { name: 'login', path: '/login', show: async () => page.getByLabel('Senha').first() })
  const token = await tokenOfAdmin(db)
  await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  const order = await refundableOrder(db)
  const ticket = await openTicket(db)
  for (const shot of [
    ...shots,
    { name: 'pedido', path: `/admin/pedidos/${order}`, show: async () => heading(page, /^Pedido nº/) },
    { name: 'ficha', path: `/admin/pedidos/${order}/ficha`, show: async () => page.getByRole('article') },
    {
      name: 'reembolso',
      path: `/admin/pedidos/${order}`,
      async show() {
        await press(page, 'Reembolsar')
        return page.getByRole('dialog').getByRole('radio').first()
      },
    },
    {
      name: 'cancelar',
      path: `/admin/pedidos/${order}`,
      async show() {
        await press(page, /^Cancelar (pedido|encomenda)/)
        return page.getByRole('dialog').getByRole('radio').first()
      },
    },
    { name: 'ticket', path: `/suporte/${ticket}`, show: async () => page.getByRole('textbox').last() },
  ])
    await take(page, shot)
  // Last: the orders would appear in the other pictures.
  const inParts = `/admin/pedidos/${await orderInParts(db)}`
  for (const shot of [
    { name: 'a-receber', path: '/admin/recebimentos', show: async () => heading(page, 'Atrasadas') },
    {
      name: 'sinal-e-parcelas',
      path: inParts,
      async show() {
        const title = heading(page, 'Recebimentos')
        await title.scrollIntoViewIfNeeded()
        await title.evaluate("(element) => element.scrollIntoView({ block: 'start' })")
        return title
      },
    },
    {
      name: 'cancelar-encomenda',
      path: inParts,
      async show() {
        await press(page, 'Cancelar encomenda')
        return page.getByRole('dialog').getByText('Retenção sugerida pela etapa')
      },
    },
  ])
    await take(page, shot)
  await take(page, {
    name: 'pedido-medidas',
    path: await measuredOrderPath(db),
    show: async () => page.getByRole('row', { name: /^Altura/ }),
  })
} finally {
  await browser.close()
  await stop()
}

async function take(page: Page, { name, path, show }: Shot) {
  if (wanted.length > 0 && !wanted.includes(name)) return
  await page.goto(path)
  await (await show(page)).waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  // Pictures that load late would be missing. As text: the scripts have no types of the browser.
  await page.evaluate(`Promise.all([...document.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => undefined)
  }))`)
  const file = join(folder, `${name}.webp`)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file)
  if (picture.size > MAX_BYTES) throw new Error(`${name} weighs ${picture.size} bytes`)
  console.log(`${name}: ${picture.size} bytes`)
}

async function tokenOfAdmin(shopDb: Db) {
  const admin = await shopDb
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  return (await aSession(shopDb, admin)).token
}

/** A deposit, one part received in the atelier, one late and one to come. */
async function orderInParts(shopDb: Db): Promise<number> {
  const today = saoPauloDay(new Date())
  const ago = (days: number) => new Date(`${addDays(today, -days)}T15:00:00Z`)
  const charges = [
    { amountCents: 206_700, dueOn: addDays(today, -70) },
    { amountCents: 160_767, dueOn: addDays(today, -40), paidAt: ago(41), receivedWay: 'cash' },
    { amountCents: 160_767, dueOn: addDays(today, -10) },
    { amountCents: 160_766, dueOn: addDays(today, 2) },
  ] as const
  const { order } = await aPlanOrder(shopDb, charges, {
    ...{ customerName: 'Fernanda Rocha', customerEmail: 'fernanda.rocha@cliente.test' },
    ...{ customerPhone: '(21) 90000-0006', status: 'in_production', stockState: 'sold' },
    paidAt: ago(70),
  })
  const dress = shopDb.selectFrom('products').selectAll().where('name', '=', 'Açucena')
  await anItem(shopDb, order, await dress.executeTakeFirstOrThrow(), { offer: 'made_to_order' })
  return order.number
}

async function measuredOrderPath(shopDb: Db): Promise<string> {
  const versions = [{ ...usualValues, bust: 910, waist: 720 }, usualValues]
  const customer = { email: 'ana.silva@cliente.test' }
  return (await aMeasuredOrder(shopDb, { versions, customer })).path
}

async function openTicket(shopDb: Db): Promise<number> {
  const { id } = await shopDb
    .selectFrom('tickets')
    .select('id')
    .where('status', '=', 'open')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
