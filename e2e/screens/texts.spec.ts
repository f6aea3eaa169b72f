import { field } from '../account-forms.ts'
import { rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

for (const name of [
  'sobre',
  'contato',
  'faq',
  'medidas',
  'politica-de-privacidade',
  'termos-de-uso',
  'politica-de-trocas',
  'acessibilidade',
]) {
  screen(name, { path: `/${name}` })
}

screen('contato-errors', {
  path: '/contato',
  async show({ page }) {
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await field(page, 'name').scrollIntoViewIfNeeded()
  },
})

screen('faq-open', {
  path: '/faq',
  show: ({ page }) => page.getByRole('main').locator('summary').first().click(),
})

screen('newsletter-confirmar', { path: '/newsletter/confirmar?token=segredo' })

screen('newsletter-refused', {
  path: '/newsletter/confirmar?token=segredo',
  async show({ page }) {
    await rejectCalls(page, '**/api/newsletter/**')
    await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
    await page
      .getByRole('main')
      .getByText(/indisponível|Não/)
      .first()
      .waitFor()
  },
})

screen('newsletter-cancelar', { path: '/newsletter/cancelar?token=segredo' })
screen('404', { path: '/um/caminho/que-nao-existe' })

screen('error', {
  path: '/',
  async show({ page }) {
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('main').locator('a[href^="/produto/"]').first().click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  },
})

screen('offline', {
  path: '/colecoes',
  async show({ page }) {
    await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('link', { name: 'Voltar ao início' }).waitFor()
  },
})
