import type { Page } from '@playwright/test'
import { pieces, size, toasts } from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { answer, closeButton, dialog, field, measure, opener, openFinder } from './size-finder-page.ts'
import { expectNoViolations } from './violations.ts'

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

async function expectToast(page: Page, title: string, description: string) {
  await expect(toasts(page).last().locator('p')).toHaveText([title, description])
}

test('a visitor opens the size finder, closes it and is back at the link', async ({ page }) => {
  await openFinder(page, pieces.plenty)
  await expect(dialog(page)).toBeVisible()
  await expect(field(page, 'Busto')).toBeFocused()
  await closeButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a matching size is suggested, told with a toast and selected on the page', async ({ page }) => {
  await openFinder(page, pieces.plenty)
  await measure(page, '90', '70,5', '96.5')
  await expect(heading(page, 'Tamanho sugerido!')).toBeFocused()
  await expect(answer(page, 'Seu tamanho ideal é M.')).toBeVisible()
  await expect(dialog(page).getByText('Já deixamos o tamanho M selecionado para você.')).toBeVisible()
  await expect(dialog(page).locator('tr[aria-current]')).toHaveText('M88–9268–7294–98')
  await expectToast(page, 'Tamanho sugerido!', 'Seu tamanho ideal é M.')
  await closeButton(page).click()
  await expect(size(page, 'M')).toBeChecked()
  await expect(page.getByText('Tamanho: M', { exact: true })).toBeVisible()
})

test('a toast raised over the size finder lies on top of it, can be closed there, and outlives it', async ({
  page,
}) => {
  await openFinder(page, pieces.plenty)
  await measure(page, '90', '', '')
  const close = toasts(page).getByRole('button', { name: 'Fechar notificação' })
  // What a finger would hit at the middle of the cross is the cross, neither scrim nor dialog.
  const hit = await close.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(hit).toBe(true)
  await close.click()
  await expect(toasts(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()

  await measure(page, '90', '70', '96')
  await expectToast(page, 'Tamanho sugerido!', 'Seu tamanho ideal é M.')
  await closeButton(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(toasts(page)).toBeInViewport()
  await close.click()
  await expect(toasts(page)).toHaveCount(0)
})

test('the ends of the ranges belong to a size, and of two sizes the first wins', async ({ page }) => {
  await openFinder(page, pieces.plenty)
  for (const [bust, waist, hip, found] of [
    ['80', '60', '86', 'PP'],
    ['84', '64', '90', 'PP'],
    ['88', '68', '94', 'P'],
    ['100', '80', '106', 'GG'],
  ] as const) {
    await measure(page, bust, waist, hip)
    await expect(answer(page, `Seu tamanho ideal é ${found}.`)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Medir de novo' }).click()
  }
})

test('measures that fit no size get the custom answer, stay in view and change no selection', async ({
  page,
}) => {
  await openFinder(page, pieces.plenty)
  await measure(page, '90', '66', '100')
  await expect(heading(page, 'Tamanho personalizado')).toBeFocused()
  const text = 'Suas medidas são únicas! Entre em contato para um ajuste perfeito.'
  await expect(answer(page, text)).toBeVisible()
  await expectToast(page, 'Tamanho personalizado', text)
  await expect(
    dialog(page).getByText(
      'Busto: M · Cintura: P · Quadril: G. Faríamos a peça no G e ajustaríamos o busto e a cintura.',
    ),
  ).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Falar com o ateliê' })).toHaveAttribute(
    'href',
    '/contato',
  )
  await expect(field(page, 'Quadril')).toHaveValue('100')
  await closeButton(page).click()
  await expect(size(page, 'PP')).toBeChecked()
})

test('a measure changed after an answer asks for a new one', async ({ page }) => {
  await openFinder(page, pieces.plenty)
  await measure(page, '90', '66', '108')
  await expect(dialog(page).getByText('Quadril: acima da tabela')).toBeVisible()
  await field(page, 'Cintura').fill('70')
  await expect(heading(page, 'Descubra seu tamanho')).toBeVisible()
  await field(page, 'Quadril').fill('96')
  await field(page, 'Quadril').press('Enter')
  await expect(heading(page, 'Tamanho sugerido!')).toBeVisible()
})

test.describe('a measure left out gives no size', () => {
  for (const [name, bust, waist, hip] of [
    ['Busto', ' ', '70', '96'],
    ['Cintura', '90', '', '96'],
    ['Quadril', '90', '70', ''],
  ] as const) {
    test(`${name} empty: a toast, an error at the field, and the focus there`, async ({ page }) => {
      await openFinder(page, pieces.plenty)
      await measure(page, bust, waist, hip)
      await expectToast(page, 'Medidas incompletas', 'Por favor, preencha todos os campos.')
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toHaveAccessibleDescription(/Preencha esta medida\.$/)
      await expect(heading(page, 'Tamanho sugerido!')).toHaveCount(0)
      await closeButton(page).click()
      await expect(size(page, 'PP')).toBeChecked()
    })
  }
})

test('what is no measure is pointed out at its field, with what to do', async ({ page }) => {
  await openFinder(page, pieces.plenty)
  await measure(page, '90', 'setenta', '960')
  await expect(field(page, 'Cintura')).toBeFocused()
  await expect(field(page, 'Cintura')).toHaveAccessibleDescription(/Use só números, como 88,5\.$/)
  await expect(field(page, 'Quadril')).toHaveAccessibleDescription(/Use de 1 a 300 cm\.$/)
  await expect(toasts(page)).toHaveCount(0)
})

test('a suggested size that the piece is not made in is told and not selected', async ({ page }) => {
  await openFinder(page, pieces.threeSizes)
  await measure(page, '98', '78', '104')
  await expect(answer(page, 'Seu tamanho ideal é GG.')).toBeVisible()
  await expect(dialog(page).getByText('Esta peça não é feita no tamanho GG')).toBeVisible()
  await expect(dialog(page).getByText('Já deixamos')).toHaveCount(0)
  await closeButton(page).click()
  await expect(size(page, 'P')).toBeChecked()

  await openFinder(page, pieces.oneSize)
  await measure(page, '90', '70', '96')
  await expect(dialog(page).getByText('Esta peça tem tamanho único.')).toBeVisible()
  await closeButton(page).click()
  await expect(size(page, 'Único')).toBeChecked()
})

test('however it is closed, the size finder forgets measures and result', async ({ page }) => {
  await openFinder(page, pieces.plenty)
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

test('opened before the scripts have arrived, it comes with them', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(pieces.plenty, { waitUntil: 'commit' })
  await opener(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Carregando...')
  arrive()
  await expect(field(page, 'Busto')).toBeVisible()
})

test('its scripts are fetched when somebody reaches for it, and a broken line is told', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const fetched = () => scripts.filter((path) => path.includes('size-finder-') && path.endsWith('.js'))
  await page.route('**/assets/size-finder-*.js', (route) => route.abort())
  await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
  expect(fetched()).toEqual([])
  await opener(page).click()
  await expectToast(page, 'Erro de rede', 'Não foi possível conectar ao servidor.')
  await expect(dialog(page)).toBeHidden()
  expect(fetched().length).toBeGreaterThan(0)
})

test('a size is found with the keyboard alone', async ({ page }) => {
  await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Busto')).toBeFocused()
  for (const text of ['90', '70', '96']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog(page).getByRole('button', { name: 'Ver meu tamanho' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Tamanho sugerido!')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(closeButton(page).locator('..')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toBeFocused()
  await expect(size(page, 'M')).toBeChecked()
})

test.describe('axe finds nothing to complain about in the size finder', () => {
  for (const [state, bust, waist, hip] of [
    ['that says what is missing or wrong', '', 'x', '960'],
    ['that found no size', '90', '66', '100'],
    ['that found a size which the piece is not made in', '98', '78', '104'],
  ] as const) {
    test(state, async ({ page }) => {
      await openFinder(page, pieces.threeSizes)
      await measure(page, bust, waist, hip)
      await expect(dialog(page)).toHaveCSS('translate', '0px')
      await expectNoViolations(page)
    })
  }
})
