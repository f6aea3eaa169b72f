import { sql } from 'kysely'
import { hold } from './hold.ts'
import { screen } from './screen.ts'

screen('conta-pedidos', { path: '/conta', as: 'customer' })
screen('conta-pedidos-empty', { path: '/conta', as: 'newcomer' })
screen('conta-restrito', { path: '/conta' })

screen('conta-loading', {
  path: '/conta',
  as: 'customer',
  waiting: true,
  before: ({ page }) => hold(page, '**/api/orders*'),
  show: ({ page }) => page.getByRole('tab', { name: 'Pedidos' }).waitFor(),
})

screen('conta-error', {
  path: '/conta',
  as: 'customer',
  before: ({ page }) => page.route('**/api/orders*', (route) => route.fulfill({ status: 400, body: '' })),
  show: ({ page }) => page.getByRole('main').getByRole('alert').waitFor(),
})

screen('conta-desistir', {
  path: '/conta',
  as: 'customer',
  show: ({ page }) =>
    page
      .getByRole('button', { name: /^Desistir da compra/ })
      .first()
      .click(),
})

for (const tab of ['suporte', 'perfil', 'endereco']) {
  screen(`conta-${tab}`, { path: `/conta?aba=${tab}`, as: 'customer' })
}

// The page lists the sessions of the account, and other screens sign in as the same customer.
screen('conta-seguranca', { path: '/conta?aba=seguranca', as: 'newcomer' })
screen('conta-senhas', {
  path: '/conta?aba=seguranca',
  as: 'newcomer',
  async show({ page }) {
    await page.getByRole('button', { name: /senha/i }).last().waitFor()
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})

screen('conta-excluir', {
  path: '/conta?aba=seguranca',
  as: 'newcomer',
  show: ({ page }) => page.getByRole('button', { name: 'Excluir minha conta' }).click(),
})

screen('favoritos-default', { path: '/favoritos', as: 'customer' })
screen('favoritos-empty', { path: '/favoritos', as: 'newcomer' })
screen('favoritos-restrito', { path: '/favoritos' })

screen('sessao-terminada', {
  path: '/colecoes',
  as: 'newcomer',
  async show({ page, db }) {
    await sql`update sessions set revoked_at = now()`.execute(db)
    await page
      .getByRole('button', { name: /aos favoritos$/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Entrar de novo' }).waitFor()
  },
})
