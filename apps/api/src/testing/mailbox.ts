import { testSmtp } from '@shop/test-kit/smtp'
import PostalMime from 'postal-mime'
import type { PaymentProvider } from '../adapters/payments.ts'
import type { RetryPolicy } from '../jobs/retry.ts'
import { testWorker } from './worker.ts'

interface ParsedEmail {
  subject: string
  html: string
  text: string
  /** The token of the link, where the email has one. */
  token: string
}

const TIMEOUT_MS = 30_000

/** The shop's worker with an SMTP server, and access to the emails that a recipient would get. */
export async function testMailbox(
  databaseUrl: string,
  retry?: RetryPolicy,
  options: { payments?: PaymentProvider } = {},
) {
  const smtp = await testSmtp()
  const worker = await testWorker({ databaseUrl, smtpUrl: smtp.url, ...(retry && { retry }), ...options })

  const emailsTo = async (recipient: string): Promise<ParsedEmail[]> => {
    const own = smtp.received.filter(({ recipients }) => recipients.includes(recipient))
    return Promise.all(own.map(({ source }) => read(source)))
  }
  return {
    smtp,
    worker,
    emailsTo,
    /** Waits for the nth email to a recipient. */
    async emailTo(recipient: string, nth = 1): Promise<ParsedEmail> {
      const deadline = Date.now() + TIMEOUT_MS
      while (Date.now() < deadline) {
        const email = (await emailsTo(recipient))[nth - 1]
        if (email) return email
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`email ${nth} to ${recipient} did not arrive`)
    },
    async close() {
      await worker.stop()
      await smtp.close()
    },
  }
}

async function read(source: string): Promise<ParsedEmail> {
  const { subject = '', html = '', text = '' } = await PostalMime.parse(source)
  return { subject, html, text, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' }
}
