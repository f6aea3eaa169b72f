import type { Page } from '@playwright/test'
import { products, size, toasts } from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { closeButton, dialog, field, measure, message, opener, openFinder } from './size-finder-page.ts'

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const closeToast = (page: Page) => toasts(page).getByRole('button', { name: 'Fechar notificação' })

async function expectToast(page: Page, title: string, description: string) {
  await expect(toasts(page).last().locator('p')).toHaveText([title, description])
}

test('a visitor opens the size finder and closes it; with the keyboard alone a matching size is suggested, shown in a toast and selected on the page', async ({
  page,
}) => {
  await openFinder(page, products.plenty)
  await expect(dialog(page)).toBeVisible()
  await expect(field(page, 'Busto')).toBeFocused()
  await closeButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field(page, 'Busto')).toBeFocused()
  for (const text of ['90', '70,5', '96.5']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog(page).getByRole('button', { name: 'Ver meu tamanho' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Tamanho sugerido!')).toBeFocused()
  await expect(message(page, 'Seu tamanho ideal é M.')).toBeVisible()
  await expect(dialog(page).getByText('Já deixamos o tamanho M selecionado para você.')).toBeVisible()
  await expect(dialog(page).locator('tr[aria-current]')).toHaveText('M88–9268–7294–98')
  await expectToast(page, 'Tamanho sugerido!', 'Seu tamanho ideal é M.')
  await page.keyboard.press('Tab')
  await expect(closeButton(page).locator('..')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toBeFocused()
  await expect(size(page, 'M')).toBeChecked()
  await expect(page.getByText('Tamanho: M', { exact: true })).toBeVisible()
})

test('measures that fit no size get the custom result and change no selection; the limits of a range belong to its size, and of two matching sizes the first wins', async ({
  page,
}) => {
  await openFinder(page, products.plenty)
  await measure(page, '90', '66', '100')
  await expect(heading(page, 'Seu tamanho base: G')).toBeFocused()
  const text = 'Suas medidas são únicas! Entre em contato para um ajuste perfeito.'
  await expectToast(page, 'Tamanho personalizado', text)
  const talk = dialog(page).getByRole('link', { name: 'Falar com o ateliê' })
  await expect(talk).toHaveAttribute('href', '/contato')
  await page.keyboard.press('Escape')
  await expect(size(page, 'PP')).toBeChecked()

  await test.step('changing a measure after a result requires requesting a new one', async () => {
    await opener(page).click()
    await measure(page, '90', '66', '108')
    await expect(dialog(page).getByText('O quadril passa do GG')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Medir de novo' }).click()
    await expect(heading(page, 'Descubra seu tamanho')).toBeVisible()
    await expect(field(page, 'Quadril')).toHaveValue('108')
    await field(page, 'Cintura').fill('70')
    await field(page, 'Quadril').fill('96')
    await field(page, 'Quadril').press('Enter')
    await expect(heading(page, 'Tamanho sugerido!')).toBeVisible()
  })

  for (const [bust, waist, hip, found] of [
    ['80', '60', '86', 'PP'],
    ['84', '64', '90', 'PP'],
    ['88', '68', '94', 'P'],
    ['100', '80', '106', 'GG'],
  ] as const) {
    await dialog(page).getByRole('button', { name: 'Medir de novo' }).click()
    await measure(page, bust, waist, hip)
    const notice = message(page, `Seu tamanho ideal é ${found}.`)
    await expect(notice, `${bust}/${waist}/${hip}`).toBeVisible()
  }
})

test('a missing measure gives no size but a toast on top of the dialog, an error at the field, and the focus there', async ({
  page,
}) => {
  await openFinder(page, products.plenty)
  for (const [name, bust, waist, hip] of [
    ['Busto', ' ', '70', '96'],
    ['Cintura', '90', '', '96'],
    ['Quadril', '90', '70', ''],
  ] as const) {
    await measure(page, bust, waist, hip)
    await expectToast(page, 'Medidas incompletas', 'Por favor, preencha todos os campos.')
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveAccessibleDescription(/Preencha esta medida\.$/)
    await expect(heading(page, 'Tamanho sugerido!')).toHaveCount(0)
    // Once the toast has moved in, the centre of its close button hits the button, not the backdrop or the dialog.
    const hitsButton = () =>
      closeToast(page).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(hitsButton, name).toBe(true)
    await closeToast(page).click()
    await expect(toasts(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await closeButton(page).click()
    await expect(size(page, 'PP'), name).toBeChecked()
    await opener(page).click()
  }

  await test.step('an invalid measure is reported at its field, with what to do', async () => {
    await measure(page, '90', 'setenta', '960')
    await expect(field(page, 'Cintura')).toBeFocused()
    await expect(field(page, 'Cintura')).toHaveAccessibleDescription(/Use só números, como 88,5\.$/)
    await expect(field(page, 'Quadril')).toHaveAccessibleDescription(/Use de 1 a 300 cm\.$/)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a toast shown over the size finder stays after it is closed', async () => {
    await measure(page, '90', '70', '96')
    await expectToast(page, 'Tamanho sugerido!', 'Seu tamanho ideal é M.')
    await closeButton(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(toasts(page)).toBeInViewport()
    await closeToast(page).click()
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('a suggested size that the product is not made in is reported and not selected', async ({ page }) => {
  await openFinder(page, products.none)
  await measure(page, '98', '78', '104')
  await expect(message(page, 'Seu tamanho ideal é GG.')).toBeVisible()
  await expect(dialog(page).getByText('Esta peça não é feita no tamanho GG')).toBeVisible()
  await expect(dialog(page).getByText('Já deixamos')).toHaveCount(0)
  await closeButton(page).click()
  await expect(size(page, 'PP, sem peça pronta')).toBeChecked()
})

test('the size finder’s scripts are fetched when it is first used, a network failure is shown, and however it is closed it resets measures and result', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const fetched = () => scripts.filter((path) => path.includes('size-finder-') && path.endsWith('.js'))
  await page.route('**/assets/size-finder-*.js', (route) => route.abort())
  await openReady(page, products.plenty)
  await page.waitForLoadState('networkidle')
  expect(fetched()).toEqual([])
  await opener(page).click()
  await expectToast(page, 'Erro de rede', 'Não foi possível conectar ao servidor.')
  await expect(dialog(page)).toBeHidden()
  expect(fetched().length).toBeGreaterThan(0)

  await page.unroute('**/assets/size-finder-*.js')
  await opener(page).click()
  for (const close of [
    () => closeButton(page).click(),
    () => dialog(page).getByRole('button', { name: 'Fechar', exact: true }).last().click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await measure(page, '90', '70', '96')
    await expect(heading(page, 'Tamanho sugerido!')).toBeVisible()
    await close()
    await expect(dialog(page)).toBeHidden()
    await opener(page).click()
    await expect(heading(page, 'Descubra seu tamanho')).toBeVisible()
    for (const name of ['Busto', 'Cintura', 'Quadril']) await expect(field(page, name)).toHaveValue('')
  }
})
