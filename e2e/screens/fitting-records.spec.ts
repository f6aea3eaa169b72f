import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { newLink } from '@shop/api/features/order-links/order-links.service'
import { aFitting } from '@shop/test-kit/fittings'
import { aSewnItem } from '@shop/test-kit/production'
import { screen } from './screen.ts'

/** That of the demo with this reply. */
async function recordOf(db: Db, reply: 'confirmed' | 'differs' | null) {
  return db
    .selectFrom('fittingRecords')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .select(['fittingRecords.id', 'appointmentId', 'orderId'])
    .where('reply', reply === null ? 'is' : '=', reply)
    .where('sentAt', 'is not', null)
    .orderBy('fittingRecords.id')
    .executeTakeFirstOrThrow()
}

const openSent =
  (reply: 'confirmed' | 'differs' | null) =>
  async ({ page, db }: { page: Page; db: Db }) => {
    const { appointmentId } = await recordOf(db, reply)
    await page.goto(`/admin/agenda/${appointmentId}/prova`)
    await page.getByRole('button', { name: 'Escrever outro registro' }).waitFor()
  }

screen('admin-prova', {
  path: '/admin/agenda',
  as: 'admin',
  async show({ page, db }) {
    const order = { customerName: 'Sônia Mendes' }
    const sewn = await aSewnItem(db, { order, finished: 2 })
    const fitting = await aFitting(db, { orderId: sewn.order.id, itemId: sewn.id })
    await page.goto(`/admin/agenda/${fitting.id}/prova`)
    await page.getByRole('button', { name: 'Barra: sem ajuste' }).click()
    await page.getByLabel('Quantos centímetros: Barra').fill('2')
    await page.getByLabel('Observação: Barra').fill('com o salto de 9 cm')
    await page.getByRole('button', { name: 'Ombro esquerdo: sem ajuste' }).click()
    await page.getByRole('button', { name: 'bordar' }).click()
    await page.getByLabel('Observação: Ombro esquerdo').fill('completar a renda até a costura')
    await page.getByRole('button', { name: 'Cintura: sem ajuste' }).click()
    await page.getByLabel('Quantos centímetros: Cintura').fill('1,5')
    await page.getByLabel('Observação: Cintura').fill('igual dos dois lados')
    await page.getByText('Rascunho guardado.').waitFor()
  },
})

screen('admin-prova-espera', { path: '/admin', as: 'admin', show: openSent(null) })
screen('admin-prova-diferente', { path: '/admin', as: 'admin', show: openSent('differs') })
screen('admin-prova-confirmada', { path: '/admin', as: 'admin', show: openSent('confirmed') })

const openOwn =
  (reply: 'confirmed' | 'differs' | null, part: 'record' | 'order' = 'record') =>
  async ({ page, db }: { page: Page; db: Db }) => {
    const { id, orderId } = await recordOf(db, reply)
    const token = await newLink(db, orderId)
    await page.goto(part === 'record' ? `/pedido/${token}/prova?registro=${id}` : `/pedido/${token}`)
    const name = part === 'record' ? 'Foi isto que combinamos?' : 'Provas'
    await page.getByRole('heading', { name }).waitFor()
    await page.waitForLoadState('networkidle')
  }

screen('pedido-prova', { path: '/', show: openOwn(null) })
screen('pedido-prova-diferente', { path: '/', show: openOwn('differs') })
screen('pedido-prova-confirmada', { path: '/', show: openOwn('confirmed') })
screen('pedido-provas', { path: '/', show: openOwn(null, 'order') })
