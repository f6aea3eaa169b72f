import { createAccount, field, fillRegistration, signInWith } from '../account-forms.ts'
import { hold, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

const VERIFY = '**/api/auth/verify-email.php'

screen('login-default', { path: '/login' })
screen('login-verified', { path: '/login?verificacao=sucesso' })

screen('login-error', {
  path: '/login',
  async show({ page }) {
    await signInWith(page, 'noiva@exemplo.test', 'nao-e-esta')
    await page.getByText('Digite sua senha novamente.').waitFor()
  },
})

screen('login-missing', {
  path: '/login',
  async show({ page }) {
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})

screen('cadastro-default', { path: '/cadastro' })

screen('cadastro-errors', {
  path: '/cadastro',
  async show({ page }) {
    await fillRegistration(page, { name: '', phone: '11', password: 'renda', confirmPassword: 'outra' })
    await createAccount(page)
    await page.getByRole('main').getByRole('alert').waitFor()
  },
})

screen('cadastro-strength', {
  path: '/cadastro',
  show: ({ page }) => fillRegistration(page, { email: 'noiva@exemplo.test', password: 'Magnolia7' }),
})

screen('esqueci-default', { path: '/esqueci-senha' })

screen('esqueci-sent', {
  path: '/esqueci-senha',
  async show({ page }) {
    await field(page, 'email').fill('marina.duarte@exemplo.test')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await page.getByText('O e-mail não chegou?').waitFor()
  },
})

screen('redefinir-default', { path: '/redefinir-senha?token=segredo' })
screen('redefinir-no-token', { path: '/redefinir-senha' })

screen('redefinir-refused', {
  path: '/redefinir-senha?token=segredo',
  async show({ page }) {
    await field(page, 'password').fill('renda-francesa-de-maio')
    await field(page, 'confirmPassword').fill('renda-francesa-de-maio')
    await page.getByRole('button', { name: 'Redefinir senha' }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
  },
})

screen('verificar-waiting', {
  path: '/verificar-email?token=segredo',
  waiting: true,
  before: ({ page }) => hold(page, VERIFY),
  show: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
})

screen('verificar-done', {
  path: '/verificar-email?token=segredo',
  waiting: true,
  before: ({ page }) =>
    page.route(VERIFY, (route) => route.fulfill({ json: { message: 'Conta ativada.', redirect: '/login' } })),
  show: ({ page }) => page.getByText('Conta ativada.').waitFor(),
})

screen('verificar-refused', {
  path: '/verificar-email?token=segredo',
  waiting: true,
  before: ({ page }) => rejectCalls(page, VERIFY),
  show: ({ page }) => page.getByRole('heading', { name: 'Não deu certo' }).waitFor(),
})
