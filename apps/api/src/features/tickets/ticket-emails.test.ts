import { tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { bothSides } from '../../testing/tickets.ts'
import { unnamedStore } from '../store/unnamed-store.ts'

const ATELIER = 'atelie@exemplo.test'
let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi()
  mailbox = await testMailbox(api.database?.url ?? '')
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const setAddress = (email: string | null) =>
  api.db
    .insertInto('settings')
    .values({ key: 'store_profile', value: JSON.stringify({ ...unnamedStore, email }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ ...unnamedStore, email }) }),
    )
    .execute()

test('every message is emailed to the other side, with its text and a link to the ticket', async () => {
  await setAddress(ATELIER)
  const { customer, asCustomer, asAdmin, opened } = await bothSides(api)
  const { id } = await opened('Prova <b>do</b> vestido')
  const link = `http://shop.test/suporte/${id}`
  const question = await mailbox.emailTo(ATELIER)
  expect(question.subject).toBe(`Ticket nº ${id}: Prova <b>do</b> vestido`)
  expect(question.text).toContain('> Posso provar no sábado?')
  expect(question.text).toContain(link)
  expect(question.html).toContain('Prova &lt;b&gt;do&lt;/b&gt; vestido')

  const message = 'Pode sim.\nÀs 11h?\n\n<script>alert(1)</script>'
  await asAdmin.call(tickets.reply, { params: { id }, body: { message } })
  const response = await mailbox.emailTo(customer.email)
  expect(response.subject).toContain(`Respondemos ao seu ticket nº ${id}`)
  expect(response.text).toContain('> Pode sim.\n> Às 11h?')
  expect(response.html).toContain(link)
  expect(response.html).not.toContain('<script>')

  await asCustomer.call(tickets.reply, { params: { id }, body: { message: 'Obrigada!' } })
  expect((await mailbox.emailTo(ATELIER, 2)).text).toContain('> Obrigada!')
  expect(await mailbox.emailsTo(customer.email)).toHaveLength(1)
})

test('while the profile has no address, the administrators are notified', async () => {
  await setAddress(null)
  const { admin, opened } = await bothSides(api)
  const { id } = await opened()
  expect((await mailbox.emailTo(admin.email)).subject).toContain(`nº ${id}`)
})

test('a rejected message sends no email', async () => {
  await setAddress(ATELIER)
  const { asCustomer, asAdmin, opened } = await bothSides(api)
  const { id } = await opened()
  await asAdmin.call(tickets.setStatus, { params: { id }, body: { status: 'closed' } })
  await asCustomer.call(tickets.reply, { params: { id }, body: { message: 'Segredo tardio' } })
  const emails = await api.db.selectFrom('mails').select('text').execute()
  expect(emails.some(({ text }) => text.includes('Segredo tardio'))).toBe(false)
})
