import { auth } from '@shop/contract/auth'
import { atelierNamed, firstAtelier } from '@shop/demo/ateliers/ateliers'
import { seedDemo } from '@shop/demo/seed'
import { testApi } from '@shop/test-kit/api'
import { registrationForm } from '@shop/test-kit/registration-form'
import { testSmtp } from '@shop/test-kit/smtp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { startShop } from './start.ts'

const ateliers = [firstAtelier, atelierNamed('aurora')]
const { logins } = firstAtelier
let api: Awaited<ReturnType<typeof testApi>>
let smtp: Awaited<ReturnType<typeof testSmtp>>
beforeEach(async () => {
  api = await testApi({ config: { mode: 'live' } })
  smtp = await testSmtp()
})
afterEach(async () => {
  await smtp.close()
  await api.close()
})

/** A live process on this database; its payments and emails do not matter for these tests. */
function startLive(databaseUrl = api.database?.url) {
  const env = readEnv({
    ROLE: 'worker',
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: api.storage.uploadsDir,
    SMTP_URL: smtp.url,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  })
  return startShop({ ...env, SHOP_MODE: 'live' })
}

const usersAt = (email: string) =>
  api.db.selectFrom('users').select('id').where('email', '=', email).execute()

test.each(['mallory@qualquer.test', logins.admin.email, logins.customer.email])(
  'a visitor who registers %s does not prevent the live shop from starting again',
  async (email) => {
    const cached = await api.inject({
      method: 'POST',
      url: auth.register.path,
      payload: registrationForm({ email }),
    })
    expect(cached.statusCode).toBe(201)
    const first = await startLive()
    await expect.poll(async () => (await usersAt(email)).length, { timeout: 30_000 }).toBe(1)
    await first.stop()

    const second = await startLive()
    await second.stop()
  },
)

test.each(ateliers)(
  'the live shop does not start on the database of $id, nor on what is left of it',
  async (atelier) => {
    await seedDemo(api.db, { uploadsDir: api.storage.uploadsDir, atelier })
    const startError =
      'SHOP_MODE=live refuses to start: this database holds the accounts of the demonstration'
    await expect(startLive()).rejects.toThrow(startError)
    await api.db
      .updateTable('users')
      .set({ role: 'customer' })
      .where('email', '=', atelier.logins.admin.email)
      .execute()
    await expect(startLive()).rejects.toThrow(startError)
  },
)

test.each(ateliers)(
  'the live shop starts on the catalogue of $id, which has no accounts',
  async (atelier) => {
    await seedDemo(api.db, { uploadsDir: api.storage.uploadsDir, people: false, atelier })
    const shop = await startLive()
    await shop.stop()
  },
)

test('the live shop starts with the role that may only read and write rows, and with no other', async () => {
  await expect(startLive(api.database?.adminUrl)).rejects.toThrow('DATABASE_URL is not for the role shop_app')
  const shop = await startLive()
  await shop.stop()
})
