/** A buyer without an account: the fields of her checkout, and the page of her order. */
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { field, newEmail } from './account-forms.ts'
import { paid } from './account-page.ts'
import { CPF, next, paymentForm, soon, stepHeading } from './checkout-page.ts'
import { expect } from './fixtures.ts'

/** Of no importance to other tests: its stock is large. */
export const veil = { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 }

export async function typePerson(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nome', { exact: false }).first().fill('Beatriz')
  await page.getByLabel('Sobrenome').fill('Lima')
  await page.getByLabel('Telefone').fill('(11) 98888-0142')
  await page.getByLabel('CPF').fill(CPF)
}

export async function typeAddress(page: Page) {
  await field(page, 'zipCode').fill('01310-100')
  await field(page, 'address').fill('Avenida Paulista')
  await field(page, 'number').fill('1000')
  await field(page, 'neighborhood').fill('Bela Vista')
  await field(page, 'city').fill('São Paulo')
  await field(page, 'state').selectOption('SP')
}

export async function toGuestPayment(page: Page, email: string, { isMeasured = false } = {}) {
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typePerson(page, email)
  if (isMeasured) await expect(page.getByRole('radio', { name: /^Enviar até/ })).toBeChecked(soon)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await typeAddress(page)
  await next(page).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
}

/** A paid order of a guest with these made-to-measure dresses, and the path of its link. */
export async function aGuestOrder(db: Db, names: readonly string[]) {
  const guest = { isGuest: true, userId: null, customerName: 'Beatriz Lima', customerEmail: newEmail() }
  const order = await anOrder(db, { ...guest, ...paid(3) })
  const line = { offer: 'made_to_measure', size: 'Sob medida', baseSize: 'M' } as const
  for (const name of names) {
    const { id } = await anItem(db, order, await aProduct(db, { name }), line)
    await db.insertInto('orderItemMeasures').values({ orderItemId: id, dueOn: '2099-01-05' }).execute()
  }
  const token = newToken()
  await db
    .insertInto('orderLinks')
    .values({ tokenHash: hashToken(token), orderId: order.id })
    .execute()
  return { order, path: `/pedido/${token}` }
}

export const guestBox = (page: Page, name: string) => page.getByRole('region', { name: `Medidas de ${name}` })

/** Who will wear it, the consent, and measures by their labels. */
export async function typeMeasures(page: Page, name: string, values: Record<string, string>) {
  const form = guestBox(page, name).getByRole('form')
  await form.getByLabel('Quem vai vestir?').fill('Beatriz Sigilosa')
  await form.getByRole('checkbox', { name: /^Concordo/ }).check()
  for (const [label, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  return form
}
