import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { auth } from '@shop/contract/auth'
import { users } from '@shop/contract/users'
import { adminUrl } from '@shop/test-kit/database-server'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { testSmtp } from '@shop/test-kit/smtp'
import { sql } from 'kysely'
import { calls, PASSWORD, post } from '../../lib/accounts.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

const NEW_PASSWORD = 'renda francesa 9'
const CROWD = 20

/** Does a session survive what should end it, and does a copy of the database contain a usable token? */
export const sessionLife: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('session_life', {
      SMTP_URL: smtp.url,
      RATE_LIMITS,
    })
    later(stop)
    const tokens: string[] = []
    const signIn = async (email: string) => {
      const { body } = await calls.login(shop.url, email, PASSWORD)
      const token = /"token":"([^"]+)"/.exec(body)?.[1] ?? ''
      if (token !== '') tokens.push(token)
      return token
    }
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const accepted = async (token: string) =>
      (await fetch(shop.url + auth.verify.path, { headers: bearer(token) })).status === 200
    const ofUser = (id: number) => sql`where user_id = ${id}`

    const endings: Record<string, (user: { id: number; email: string }, token: string) => Promise<unknown>> =
      {
        logout: (_user, token) => post(shop.url + auth.logout.path, {}, bearer(token)),
        'password change elsewhere': async ({ email }) => {
          const elsewhere = await signIn(email)
          return fetch(shop.url + users.changePassword.path, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', ...bearer(elsewhere) },
            body: JSON.stringify({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
          })
        },
        'password reset': async ({ email }) => {
          await calls.reset(shop.url, email)
          const link = await tokenMailedTo(smtp.received, email)
          tokens.push(link)
          return post(shop.url + auth.resetPassword.path, { token: link, password: NEW_PASSWORD })
        },
        'change of role': ({ id }) => sql`update users set role = 'admin' where id = ${id}`.execute(db),
        block: ({ id }) => sql`update users set blocked_at = now() where id = ${id}`.execute(db),
        'the idle timeout': ({ id }) => sql`update sessions set expires_at = now() ${ofUser(id)}`.execute(db),
        'the absolute expiry': ({ id }) =>
          sql`update sessions set expires_at = now(), absolute_expires_at = now() ${ofUser(id)}`.execute(db),
      }

    let [before, after] = [0, 0]
    const rounds = size === 'full' ? 20 : 2
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, end] of Object.entries(endings)) {
        const user = await aUser(db, { email: `${name.replaceAll(' ', '-')}-${round}@exemplo.test` })
        const token = await signIn(user.email)
        if (await accepted(token)) before += 1
        await end(user, token)
        if (await accepted(token)) {
          after += 1
          console.log(`  still accepted after: ${name}`)
        }
      }
    }

    // Logins with the old password that are running, or queued for hashing, while a reset completes.
    let outlived = 0
    for (let round = 0; round < rounds; round += 1) {
      const { email } = await aUser(db, { email: `corrida-${round}@exemplo.test` })
      await calls.reset(shop.url, email)
      const link = await tokenMailedTo(smtp.received, email)
      const crowd = Array.from({ length: CROWD }, () => signIn(email))
      const reset = post(shop.url + auth.resetPassword.path, { token: link, password: NEW_PASSWORD })
      const more = Array.from({ length: CROWD }, () => signIn(email))
      await reset
      for (const token of await Promise.all([...crowd, ...more])) {
        if (token !== '' && (await accepted(token))) outlived += 1
      }
    }

    const { stdout: dump } = await promisify(execFile)(
      'pg_dump',
      ['--inserts', adminUrl('bench_session_life')],
      {
        maxBuffer: 1024 * 1024 * 1024,
      },
    )
    const found = tokens.filter((token) => writings(token).some((writing) => dump.includes(writing)))
    let opened = 0
    for (const candidate of candidates(dump)) if (await accepted(candidate)) opened += 1
    const cases = rounds * Object.keys(endings).length
    return [
      {
        what: `sessions that were valid before, of ${cases}`,
        value: before,
        unit: '',
        atLeast: cases,
        atMost: cases,
      },
      { what: 'of these accepted after their end', value: after, unit: '', atMost: 0 },
      {
        what: `sessions with the old password that survived a concurrent reset, of ${rounds * 2 * CROWD}`,
        value: outlived,
        unit: '',
        atMost: 0,
      },
      {
        what: `tokens found in a dump of the database, of ${tokens.length}`,
        value: found.length,
        unit: '',
        atMost: 0,
      },
      { what: 'sessions opened with any value of a dump', value: opened, unit: '', atMost: 0 },
    ]
  })

function writings(token: string): string[] {
  const bytes = Buffer.from(token, 'base64url')
  return [token, bytes.toString('hex'), bytes.toString('base64'), Buffer.from(token).toString('hex')]
}

/** Every 32-byte value of a dump, as the bearer token that an attacker would try. */
function candidates(dump: string): Set<string> {
  const hashes = [...dump.matchAll(/\\x([0-9a-f]{64})\b/g)].map((match) =>
    Buffer.from(match[1] ?? '', 'hex').toString('base64url'),
  )
  const texts = [...dump.matchAll(/[\w-]{43}/g)].map((match) => match[0])
  return new Set([...hashes, ...texts])
}

async function tokenMailedTo(received: readonly { recipients: string[]; source: string }[], email: string) {
  for (let waited = 0; waited < 500; waited += 1) {
    const found = received.find(({ recipients }) => recipients.includes(email))
    // Emails wrap long lines with soft line breaks and escape equal signs.
    const token = /token=([\w-]{43})/.exec(
      found?.source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '',
    )
    if (token?.[1]) return token[1]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no email to ${email}`)
}
