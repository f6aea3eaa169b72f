import { createHash, randomBytes } from 'node:crypto'
import { anOrder } from '@shop/test-kit/factories'
import { newEmail } from './account-forms.ts'
import { soon } from './checkout-page.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'
import { expectNoViolations } from './violations.ts'

const paid = { paymentState: 'paid', paidAt: new Date(), stockState: 'sold' } as const

test('a guest erases her data by a link that goes to her e-mail, not while the order is open, and not by opening the link @wide', async ({
  page,
  db,
}) => {
  const email = newEmail()
  const order = await anOrder(db, {
    ...paid,
    status: 'ready',
    isGuest: true,
    userId: null,
    customerEmail: email,
  })
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  await db.insertInto('orderLinks').values({ tokenHash, orderId: order.id }).execute()
  const rowOf = () => db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()

  await page.goto(`/pedido/${token}`)
  const request = page.getByRole('button', { name: 'Apagar meus dados' })
  await request.click()
  await expect(page.getByText('Os dados deste pedido ainda são necessários', { exact: false })).toBeVisible(
    soon,
  )
  await db
    .updateTable('orders')
    .set({ status: 'delivered', deliveredAt: new Date() })
    .where('id', '=', order.id)
    .execute()
  await request.click()
  await expect(page.getByText('Nada foi apagado ainda', { exact: false })).toBeVisible(soon)
  await expectNoViolations(page)

  const [{ text } = { text: '' }] = await emailsTo(email)
  await page.goto(/\/pedido\/apagar\/[\w-]{43}/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Apagar meus dados' })).toBeVisible(soon)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expectNoViolations(page)
  expect((await rowOf()).customerEmail).toBe(email)
  await page.getByRole('button', { name: 'Apagar meus dados' }).click()
  await expect(page.getByText('Seus dados foram apagados')).toBeVisible(soon)
  expect(await rowOf()).toMatchObject({ customerEmail: null, number: order.number })

  await page.goto(`/pedido/${token}`)
  await expect(page.getByText('Este link não abre mais o pedido.', { exact: false })).toBeVisible(soon)
})
