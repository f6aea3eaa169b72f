import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady, scrollTo } from './shop-page.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Pergunte a quem borda' })
/** Instants of São Paulo: a Monday morning, and the night after it. */
const OPEN = new Date('2026-11-16T10:00:00-03:00')
const CLOSED = new Date('2026-11-16T21:00:00-03:00')

test('while the atelier is open the chat begins with product, size and colour', async ({ page }) => {
  await page.clock.setFixedTime(OPEN)
  await openReady(page, '/produto/1')
  await scrollTo(box(page))
  await expect(box(page)).toContainText('Ateliê aberto até as 18h')
  const chat = box(page).getByRole('link', { name: 'Perguntar pelo WhatsApp' })
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toMatch(/^Olá! Tenho uma pergunta sobre Açucena, tamanho \S+, cor .+: http.+\/produto\/1$/)
})

test('outside its hours a form takes the question with what she looks at', async ({ page, db }) => {
  await page.clock.setFixedTime(CLOSED)
  await openReady(page, '/produto/1')
  await scrollTo(box(page))
  await expect(box(page)).toContainText('O ateliê abre amanhã às 9h.')
  await expect(box(page)).toContainText(/Açucena, tamanho \S+, cor/)
  const email = `leticia-${Date.now()}@exemplo.test`
  await box(page).getByRole('textbox', { name: 'Nome' }).fill('Letícia Ramos')
  await box(page).getByRole('textbox', { name: 'Sua pergunta' }).fill('A manga pode ser mais curta?')
  await box(page).getByRole('button', { name: 'Enviar ao ateliê' }).click()
  await expect(box(page)).toContainText('Informe um e-mail válido.')
  await box(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await box(page).getByRole('button', { name: 'Enviar ao ateliê' }).click()
  await expect(box(page).getByRole('status')).toHaveText(
    `Recebemos. A resposta chega em até 24 horas, em ${email}.`,
  )
  await expect(box(page).getByRole('status')).toBeFocused()
  const row = await db
    .selectFrom('contactMessages')
    .select(['subject', 'message'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(row.message).toMatch(/^Sobre Açucena, tamanho \S+, cor .+\n\nA manga pode ser mais curta\?$/)
  expect(row.subject).toBe('Informações sobre Vestidos')
})
