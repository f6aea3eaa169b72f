/** The development mailbox: receives every email the shop sends and shows it at http://127.0.0.1:8025. */
import { createServer } from 'node:http'
import { testSmtp } from '@shop/test-kit/smtp'
import { Inbox } from './email-catcher/inbox.ts'
import { emailPage, listPage } from './email-catcher/pages.ts'

const SMTP_PORT = 1025
const WEB_PORT = 8025

const { received } = await testSmtp(SMTP_PORT)
const inbox = new Inbox(received)

// Received emails are untrusted HTML: they are shown in a frame that cannot run scripts, on loopback only.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'"

const server = createServer((request, response) => {
  handle(request.url ?? '/').then(
    (body) =>
      response
        .writeHead(body === undefined ? 404 : 200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        })
        .end(body ?? 'Not found'),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(WEB_PORT, '127.0.0.1', () => console.log(`Emails: http://127.0.0.1:${WEB_PORT}`))

async function handle(url: string): Promise<string | undefined> {
  if (url === '/') return listPage(await inbox.list())
  const [, id, part] = /^\/mails\/(\d+)(\/html)?$/.exec(url) ?? []
  const email = id === undefined ? undefined : await inbox.read(Number(id))
  if (email === undefined) return undefined
  return part === undefined ? emailPage(email) : email.html
}
