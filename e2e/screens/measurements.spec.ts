import { screen } from './screen.ts'

const PATH = '/conta?aba=medidas'

screen('conta-medidas-vazia', { path: PATH, as: 'newcomer' })
screen('conta-medidas-lista', { path: PATH, as: 'customer' })

screen('conta-medidas', {
  path: PATH,
  as: 'customer',
  show: ({ page }) => page.getByRole('link', { name: 'Abrir a ficha de Marina' }).click(),
})

screen('conta-medidas-nova', {
  path: PATH,
  as: 'customer',
  async show({ page }) {
    await page.getByRole('link', { name: 'Abrir a ficha de Marina' }).click()
    await page.getByRole('link', { name: 'Nova versão' }).click()
    await page.locator('[name=bust]').fill('90,0')
    await page.locator('[name=waist]').fill('26')
    await page.locator('[name=hip]').focus()
    await page.locator('[name=waist]').focus()
  },
})

screen('conta-medidas-crianca', {
  path: PATH,
  as: 'newcomer',
  async show({ page }) {
    await page.getByRole('checkbox', { name: 'É para uma criança' }).check()
    await page.getByRole('button', { name: 'Nova ficha' }).click()
  },
})
