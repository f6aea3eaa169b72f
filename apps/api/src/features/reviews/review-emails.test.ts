import { reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aProfile, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testMailbox } from '../../testing/mailbox.ts'
import { notifyAtelier } from './review-emails.service.ts'

const ATELIER = 'atelie@exemplo.test'
const publicUrl = 'http://shop.test'
let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi()
  mailbox = await testMailbox(api.database?.url ?? '')
  await aProfile(api.db, { email: ATELIER })
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const waitingJobs = async () =>
  (
    await api.db
      .withSchema('graphile_worker')
      .selectFrom('jobs' as never)
      .selectAll()
      .execute()
  ).length

test('the first review is notified at once; twenty more of one account make one email half an hour later', async () => {
  const author = await aUser(api.db, { name: 'Lia <b>Prado</b>' })
  const asAuthor = await api.as(author)
  const { id: productId } = await aProduct(api.db, { name: 'Açucena' })
  const write = (title: string) =>
    asAuthor.call(reviews.write, { body: { productId, rating: 2, title, comment: 'A cauda pesa.' } })
  await write('Pesada')
  const first = await mailbox.emailTo(ATELIER)
  expect(first.subject).toBe('Nova avaliação: Açucena, 2 estrelas')
  expect(first.text).toContain('> Pesada\n> A cauda pesa.')
  expect(first.text).toContain(`${publicUrl}/admin/suporte?secao=avaliacoes`)
  expect(first.html).not.toContain('<b>Prado')

  const asOther = await api.as(await aUser(api.db))
  await asOther.call(reviews.write, { body: { productId, rating: 5, title: 'Outra', comment: 'Linda.' } })
  for (let n = 0; n < 19; n += 1) await write(`Vez ${n}`)
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(1), 5_000)
  expect(await mailbox.emailsTo(ATELIER)).toHaveLength(1)

  // What the delayed job does when it is due.
  await api.db.transaction().execute((tx) => notifyAtelier(tx, publicUrl))
  const second = await mailbox.emailTo(ATELIER, 2)
  expect(second.subject).toBe('2 novas avaliações')
  expect(second.text).toContain('> Outra')
  expect(second.text).toContain('> Vez 18')
  await api.db.transaction().execute((tx) => notifyAtelier(tx, publicUrl))
  expect(
    await api.db.selectFrom('mails').selectAll().where('kind', '=', 'review.new').execute(),
  ).toHaveLength(2)
})
