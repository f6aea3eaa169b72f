import type { Page } from '@playwright/test'
import { empty, hold, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const products = { path: '/admin/produtos', as: 'admin' } as const
const LIST = '**/api/products?*'

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

screen('admin-produtos', products)
screen('admin-produtos-low', { ...products, path: '/admin/produtos?mostrar=estoque-baixo' })
screen('admin-produtos-nothing', { ...products, path: '/admin/produtos?busca=nada disso' })
screen('admin-produtos-empty', { ...products, before: ({ page }) => empty(page, LIST) })

screen('admin-produtos-loading', {
  ...products,
  waiting: true,
  before: ({ page }) => hold(page, LIST),
  show: ({ page }) => page.getByText('Carregando produtos...').first().waitFor(),
})

screen('admin-produtos-error', {
  ...products,
  before: ({ page }) => rejectCalls(page, LIST),
  show: ({ page }) => page.getByRole('alert').waitFor({ timeout: 20_000 }),
})

screen('admin-produtos-new', {
  ...products,
  async show({ page }) {
    await page.getByRole('button', { name: 'Novo produto' }).click()
    await page.getByRole('button', { name: 'Adicionar produto' }).click()
    await page.locator('dialog [aria-invalid=true]').first().waitFor()
  },
})

/** A file with one line of each kind. */
const changedFile = [
  'Código;Nome;Descrição;Coleção;Preço;Tamanhos;Cores;Estoque;Destaque;Na loja',
  '1;Açucena;Renda floral.;Evasê;1,500.00;PP, P;Branco;8;Sim;Sim',
  '2;Camélia branca;Cetim.;Evasê;5.100,00;PP, P;Branco;8;Não;Sim',
  ';Flor de laranjeira;Organza.;Evasê;4.100,00;P, M;Off-White;2;Não;Não',
].join('\r\n')

screen('admin-produtos-importar', {
  ...products,
  async show({ page }) {
    await page.getByRole('button', { name: 'Importar' }).click()
    const file = { name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(changedFile) }
    await page.locator('dialog input[type=file]').setInputFiles(file)
    await page.getByRole('table', { name: 'Linhas do arquivo' }).waitFor()
  },
})

screen('admin-produtos-edit', { ...products, show: ({ page }) => edit(page, 'Açucena') })

screen('admin-produtos-imagem', {
  ...products,
  async show({ page }) {
    await edit(page, 'Açucena')
    await page.getByRole('button', { name: /^Remover.*foto 2|^Excluir.*foto 2/i }).click()
  },
})

screen('admin-produtos-unsaved', {
  ...products,
  async show({ page }) {
    await edit(page, 'Açucena')
    await page.locator('dialog [name=price]').fill('7000')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').nth(1).waitFor()
  },
})

screen('admin-produtos-delete', {
  ...products,
  show: ({ page }) => page.getByRole('button', { name: 'Excluir Açucena' }).click(),
})
