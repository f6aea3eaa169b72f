import { contact } from '@shop/contract/contact'
import { testApi } from '@shop/test-kit/api'
import { aProfile } from '@shop/test-kit/factories'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RetryPolicy } from '../../jobs/retry.ts'
import { testMailbox } from '../../testing/mailbox.ts'

const QUICK: RetryPolicy = { firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 60_000 }
const ATELIER = 'atelie@exemplo.test'
const VICTIM = 'vitima@exemplo.test'

/** Line breaks in every encoding, and the headers that an attacker would put after one. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\n\t',
  '\r\n ',
  '\u2028',
  '\u0085',
  '\v',
  '%0d%0a',
  '\\r\\n',
  '=0D=0A',
  '\r\n\r\n',
]
const forged = [
  `Bcc: ${VICTIM}`,
  `To: ${VICTIM}`,
  'X-Injected: sim',
  'Content-Type: text/html',
  `RCPT TO:<${VICTIM}>`,
]
const fields = ['name', 'email', 'phone', 'subject', 'message'] as const
const attempts = breaks.flatMap((lineBreak, row) =>
  fields.map((field, column) => ({
    field,
    text: `${lineBreak}${forged[(row + column) % forged.length] ?? ''}`,
  })),
)

test('sixty attempts to inject a header into an email inject none, and reach no other recipient', async () => {
  const api = await testApi({ config: { limits: { contact: { points: 1000 } } } })
  await aProfile(api.db, { email: ATELIER })
  const mailbox = await testMailbox(api.database?.url ?? '', QUICK)
  expect(attempts).toHaveLength(60)
  const senders: string[] = []
  for (const [index, { field, text }] of attempts.entries()) {
    const email = `remetente-${index}@exemplo.test`
    const honest = { name: 'Ana', email, phone: '11', subject: 'Outros', message: 'Oi' }
    const payload = { ...honest, [field]: honest[field] + text }
    const { statusCode } = await api.inject({ method: 'POST', url: contact.send.path, payload })
    if (statusCode === 202) senders.push(email)
    // Every injected email address is invalid; a phone number has room for only some of these.
    else expect([statusCode, ['email', 'phone'].includes(field)]).toEqual([400, true])
    if (field === 'email') expect(statusCode).toBe(400)
  }
  expect(senders.length).toBeGreaterThan(36)
  const { received } = mailbox.smtp
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(2 * senders.length), 20_000)

  for (const { recipients, source } of received) {
    expect(recipients).toHaveLength(1)
    expect(recipients).not.toContain(VICTIM)
    const { headers, to, cc, bcc, from } = await PostalMime.parse(source)
    const names = headers.map(({ key }) => key)
    expect(new Set(names).size, names.join()).toBe(names.length)
    expect(names.filter((name) => name === 'bcc' || name === 'cc' || name === 'x-injected')).toEqual([])
    expect([to?.map(({ address }) => address), cc, bcc]).toEqual([recipients, undefined, undefined])
    expect(from?.address).toBe('loja@exemplo.test')
    expect(headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/alternative/)
  }
  await mailbox.close()
  await api.close()
}, 40_000)

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const send = (email: string, remoteAddress: string) =>
  api.inject({
    method: 'POST',
    url: contact.send.path,
    payload: { name: 'Ana', email, message: 'Oi' },
    remoteAddress,
  })

test('a sixth message within the hour from one sender returns 429, and other senders are not affected', async () => {
  for (let n = 0; n < 5; n += 1)
    expect((await send(`a${n}@exemplo.test`, '203.0.113.7')).statusCode).toBe(202)
  const rejected = await send('a6@exemplo.test', '203.0.113.7')
  expect(rejected.statusCode).toBe(429)
  expect(rejected.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await send('b@exemplo.test', '203.0.113.8')).statusCode).toBe(202)
})

test('third parties are not flooded with acknowledgements: an address gets five an hour, whatever the sender', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await send(VICTIM, `198.51.100.${n}`)).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})
