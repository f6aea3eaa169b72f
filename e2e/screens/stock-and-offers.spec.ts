import type { Page } from '@playwright/test'
import { aVariedProduct } from '@shop/test-kit/factories'
import { hold, rejectCalls } from './hold.ts'
import { longNamed } from './people.ts'
import { screen } from './screen.ts'

const stock = { path: '/admin/configuracoes?secao=estoque', as: 'admin' } as const
const LIST = '**/api/stock?*'

screen('admin-estoque-loading', {
  ...stock,
  waiting: true,
  before: ({ page }) => hold(page, LIST),
  show: ({ page }) => page.getByText('Carregando estoque...').waitFor(),
})

screen('admin-estoque-empty', {
  ...stock,
  before: ({ page }) =>
    page.route(LIST, (route) =>
      route.fulfill({ json: { products: [], counts: { all: 0, low: 0, none: 0, reserved: 0 } } }),
    ),
})

screen('admin-estoque-nothing', { ...stock, path: `${stock.path}&busca=nada disso` })

screen('admin-estoque-error', {
  ...stock,
  before: ({ page }) => rejectCalls(page, LIST),
  show: ({ page }) => page.getByRole('alert').waitFor({ timeout: 20_000 }),
})

screen('admin-estoque-count', {
  ...stock,
  path: `${stock.path}&busca=magnolia`,
  async show({ page }) {
    await page.getByRole('button', { name: 'Contar' }).first().click()
    await page.getByRole('textbox', { name: 'M Off-White' }).fill('5')
  },
})

screen('admin-estoque-many', {
  ...stock,
  path: `${stock.path}&busca=guipure`,
  before: async ({ db }) => {
    const name = 'Vestido de Gala com Cauda Destacável em Renda Guipure, em todos os tamanhos'
    const sizes = ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56']
    const colors = ['Off-White', 'Champagne rosado claro', 'Azul-marinho da meia-noite']
    const known = await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirst()
    if (!known) await aVariedProduct(db, { '44 Off-White': 3 }, { name, sizes, colors })
  },
})

async function openWays(page: Page, name: string) {
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await page.getByRole('tab', { name: 'Como vende' }).click()
  await page
    .getByRole('dialog')
    .getByRole('switch')
    .first()
    .or(page.getByRole('dialog').getByRole('checkbox').first())
    .waitFor()
}

const products = { path: '/admin/produtos', as: 'admin' } as const
screen('admin-como-vende', { ...products, show: ({ page }) => openWays(page, 'Açucena') })
screen('admin-como-vende-encomenda', { ...products, show: ({ page }) => openWays(page, 'Gardênia') })

screen('produto-sob-medida', {
  path: '/produto/1',
  show: ({ page }) => page.getByRole('radio', { name: /^Sob medida/ }).check({ force: true }),
})
screen('produto-last-unit', { path: '/colecoes?busca=camelia', show: ({ page }) => open(page, 'Camélia') })
screen('produto-sob-encomenda', {
  path: '/colecoes?busca=gardenia',
  show: ({ page }) => open(page, 'Gardênia'),
})
screen('produto-variant-sold-out', {
  path: '/colecoes?busca=camelia',
  async show({ page }) {
    await open(page, 'Camélia')
    await page
      .getByRole('radiogroup', { name: 'Cor' })
      .getByRole('radio', { name: 'Off-White' })
      .check({ force: true })
  },
})
screen('produto-ways-long-name', {
  path: '/colecoes',
  show: async ({ page, db }) => {
    const id = await longNamed(db)
    await db
      .insertInto('productOffers')
      .values([
        { productId: id, kind: 'ready', priceChangeCents: 0, isOpen: true },
        { productId: id, kind: 'made_to_measure', priceChangeCents: 1_234_567, isOpen: true },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await page.goto(`/produto/${id}`, { waitUntil: 'networkidle' })
  },
})

async function open(page: Page, name: string) {
  await page.getByRole('article').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('networkidle')
}
