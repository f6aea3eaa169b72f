import { rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const settings = { path: '/admin/configuracoes', as: 'admin' } as const

screen('admin-categorias', settings)

screen('admin-categorias-changed', {
  ...settings,
  async show({ page }) {
    await page.getByRole('textbox', { name: 'Nova categoria' }).fill('Civil')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remover Evasê' }).click()
    await page.getByRole('alert').waitFor()
  },
})

screen('admin-categorias-leave', {
  ...settings,
  async show({ page }) {
    await page.getByRole('textbox', { name: 'Nova categoria' }).fill('Civil')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Painel', exact: true }).locator('visible=true').click()
    await page.getByRole('dialog').waitFor()
  },
})

screen('admin-categorias-error', {
  ...settings,
  before: ({ page }) => rejectCalls(page, '**/api/settings'),
  show: ({ page }) => page.getByRole('alert').waitFor(),
})

for (const section of ['cupons', 'estoque', 'loja', 'seguranca']) {
  screen(`admin-${section}`, { ...settings, path: `/admin/configuracoes?secao=${section}` })
}

screen('admin-emails', { ...settings, path: '/admin/configuracoes?secao=emails' })

screen('admin-emails-one', { ...settings, path: '/admin/configuracoes?secao=emails&email=charge-due' })

screen('admin-cores', {
  ...settings,
  path: '/admin/configuracoes?secao=cores',
  show: ({ page }) => page.getByRole('list', { name: 'Tamanhos' }).waitFor(),
})

screen('admin-loja-error', {
  ...settings,
  path: '/admin/configuracoes?secao=loja',
  async show({ page }) {
    await page.getByRole('textbox', { name: 'Nome do ateliê' }).fill('')
    await page.getByRole('button', { name: /^Salvar/ }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})
