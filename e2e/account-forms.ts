import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { addressNames } from '@shop/contract/address'
import { aUser } from '@shop/test-kit/factories'

/** The password of every account that `aCustomer` makes. */
export const PASSWORD = 'senha-de-teste-1'

export const newEmail = () => `noiva-${randomUUID()}@exemplo.test`

/** An account for this test only: its email address must differ from those of tests running in parallel. */
export function aCustomer(db: Db, values: Parameters<typeof aUser>[1] = {}) {
  return aUser(db, { email: newEmail(), ...values })
}

/** A field by the name it has on the wire. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

export async function signInWith(page: Page, email: string, password = PASSWORD) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
}

const registration = {
  name: 'Marina Duarte',
  phone: '11900000000',
  // Of São Paulo, but in no list: a lookup leaves the other fields as they are typed.
  [addressNames.zipCode]: '01999999',
  [addressNames.street]: 'Rua das Laranjeiras',
  [addressNames.number]: '45',
  [addressNames.neighborhood]: 'Jardim Paulista',
  [addressNames.city]: 'São Paulo',
  password: 'renda-francesa-de-maio',
  confirmPassword: 'renda-francesa-de-maio',
}

/** Masks and lookups work once the form is hydrated, which enables its button. */
export async function openRegistration(page: Page) {
  await page.goto('/cadastro')
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeEnabled()
}

export async function fillRegistration(page: Page, values: Record<string, string>) {
  const texts = { ...registration, ...values }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await field(page, addressNames.state).selectOption('SP')
}

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click()

export const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notificações' }).getByRole('listitem').filter({ hasText: title })

export async function expectToast(page: Page, title: string, description: string) {
  await expect(toastOf(page, title).locator('p')).toHaveText([title, description])
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('atelier.token'))

/** An API error response, as the server would send it. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  return { status, json: { message, error: message, code, requestId: 'x', ...(fields && { fields }) } }
}
