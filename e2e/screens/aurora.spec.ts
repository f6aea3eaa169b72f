/** Casa Aurora: the same pages with straight corners, other fonts, the evening palette and its own pictures. */
import { casaAurora } from '@shop/demo/ateliers/aurora/casa-aurora'
import { screen, test } from './screen.ts'

test.use({ atelier: casaAurora })

screen('aurora-inicio', { path: '/' })
screen('aurora-colecoes', { path: '/colecoes' })
screen('aurora-colecao', { path: '/colecoes?collection=Baile' })
screen('aurora-produto', { path: '/produto/3' })
screen('aurora-sobre', { path: '/sobre' })
screen('aurora-perguntas', {
  path: '/faq',
  show: ({ page }) => page.getByText('O que é a prova de tela?').click(),
})
screen('aurora-admin', { path: '/admin', as: 'admin' })
screen('aurora-admin-marca', {
  path: '/admin/aparencia?parte=marca',
  as: 'admin',
  async show({ page }) {
    const preview = page.frameLocator('iframe[title="Prévia da página"]')
    await preview.getByRole('heading', { level: 1 }).waitFor()
    for (const group of ['Letras', 'Cantos']) await page.getByText(group, { exact: true }).click()
  },
})
