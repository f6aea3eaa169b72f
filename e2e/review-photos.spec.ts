import { aSession } from '@shop/test-kit/factories'
import { plainPicture } from '@shop/test-kit/uploads'
import { aCustomer, expectToast } from './account-forms.ts'
import { expect } from './fixtures.ts'
import { fill, form, openForm, section, submit, test } from './reviews-page.ts'
import { scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const opinion = { stars: '5 estrelas', title: 'Dancei a noite inteira', comment: 'Leve e sem apertar.' }

test('a customer tells how it fit and sends a photo, which the shop shows once the atelier has approved it', async ({
  page,
  author,
  db,
  browser,
}, { project }) => {
  const productId = project.name === 'phone' ? 7 : 8
  await openForm(page, `/produto/${productId}`)
  await fill(page, opinion)
  const size = form(page).getByRole('combobox', { name: 'Tamanho que vestiu' })
  await size.selectOption({ index: 1 })
  await form(page).getByRole('combobox', { name: 'O caimento ficou' }).selectOption('Certo')
  await form(page).getByRole('textbox', { name: 'Sua altura' }).fill('1,685')
  await form(page).getByRole('textbox', { name: 'Salto, em centímetros' }).fill('7,5')
  const picture = {
    name: 'eu.png',
    mimeType: 'image/png',
    buffer: await plainPicture('#7a3f36').png().toBuffer(),
  }
  await form(page).locator('input[type=file]').setInputFiles(picture)
  await expectNoViolations(page)
  await submit(page)
  await expect(form(page)).toContainText(
    'Informe a altura em metros, como 1,68, ou em centímetros, como 168.',
  )
  await form(page).getByRole('textbox', { name: 'Sua altura' }).fill('1,68')
  await submit(page)
  await expectToast(page, 'Avaliação enviada!', 'Obrigado pelo seu feedback.')
  await expect(section(page).getByText('Sua foto aparece aqui depois que o ateliê a aprovar.')).toBeVisible()
  const own = section(page).getByRole('article').filter({ hasText: opinion.title })
  await expect(own.getByRole('list', { name: 'Como vestiu' })).toContainText('1,68 m')
  await expect(own.getByRole('list', { name: 'Como vestiu' })).toContainText('salto de 7,5 cm')
  await expect(own.getByRole('button', { name: /Foto de/ })).toHaveCount(0)

  const admin = await browser.newPage()
  const { token } = await aSession(db, await aCustomer(db, { role: 'admin' }))
  await admin.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  await admin.goto(`/admin/suporte?secao=avaliacoes&status=fotos`)
  await admin.getByRole('button', { name: /^Aprovar foto\s*: Dancei/ }).click()
  await expect(admin.getByText('A foto está na loja.')).toBeVisible()
  await admin.close()

  await expect(async () => {
    await page.reload()
    await scrollTo(section(page))
    await expect(own.getByRole('button', { name: /Foto de/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await section(page)
    .getByRole('button', { name: /Com foto/ })
    .click()
  await own.getByRole('button', { name: /Foto de/ }).click()
  const viewer = page.getByRole('dialog', { name: `Foto de ${author.name.split(' ')[0]}` })
  await expect(viewer).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(own.getByRole('button', { name: /Foto de/ })).toBeFocused()
})
