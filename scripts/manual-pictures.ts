/**
 * Retakes the pictures of docs/manual, from the demo atelier on the production build: node scripts/manual-pictures.ts
 */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { launchChromium } from '@shop/test-kit/chromium'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import { aMeasuredOrder, usualValues } from '@shop/test-kit/measured-order'
import { refundableOrder } from '@shop/test-kit/refundable-order'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../docs/manual/imagens')
const VIEWPORT = { width: 1280, height: 800 }
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
    path: '/admin/pedidos',
    async show(page) {
      await press(page, 'Registrar venda')
      return page.getByRole('dialog').getByRole('searchbox')
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
        await press(page, 'Cancelar pedido')
        return page.getByRole('dialog').getByRole('radio').first()
      },
    },
    { name: 'ticket', path: `/suporte/${ticket}`, show: async () => page.getByRole('textbox').last() },
  ])
    await take(page, shot)
  // Last: the order would appear in the other pictures.
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
  await page.goto(path)
  await (await show(page)).waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
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
