/**
 * Outgoing email over any SMTP provider. A permanent rejection (the address does not exist) is distinguished from a
 * temporary one, because only the second is worth a retry.
 */
import { createTransport } from 'nodemailer'

export interface OutgoingEmail {
  /** Used for the Message-ID: an email that is sent again is recognised as the same one. */
  messageKey: string
  to: string
  /** Shown as the sender, with the shop's address. */
  fromName?: string
  /** Where replies go, if not to the shop. */
  replyTo?: string | null
  /** URL for one-click unsubscribe by POST: mail clients show their own button for it (RFC 8058). */
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
  attachments?: readonly Attachment[]
}

interface Attachment {
  filename: string
  contentType: string
  content: string
}

/** The server, or our own check, will never accept this email. */
export class EmailRejected extends Error {
  override name = 'MailRefused'
}

export interface Mailer {
  send(email: OutgoingEmail): Promise<void>
  close(): void
}

const TIMEOUT_MS = 10_000

interface Options {
  timeoutMs?: number
  /** Sends neither email content nor the password to a server that does not encrypt, so an impostor learns nothing. */
  requireTls?: boolean
}

export function smtpMailer(
  url: string,
  from: string,
  { timeoutMs = TIMEOUT_MS, requireTls = false }: Options = {},
): Mailer {
  const transport = createTransport({
    ...serverOf(url),
    requireTLS: requireTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ messageKey, to, fromName, replyTo, unsubscribeUrl, subject, html, text, attachments = [] }) {
      const messageId = `<${messageKey}@${domain}>`
      for (const value of [messageId, to, fromName, replyTo, unsubscribeUrl, subject])
        rejectLineBreaks(value ?? '')
      try {
        // An address object is never parsed, so it cannot become two recipients.
        await transport.sendMail({
          messageId,
          from: fromName === undefined ? from : { name: fromName, address: addressIn(from) },
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
          subject,
          html,
          text,
          attachments: [...attachments],
        })
      } catch (error) {
        throw isPermanent(error)
          ? new EmailRejected('the SMTP server rejected the email', { cause: error })
          : error
      }
    },
    close: () => transport.close(),
  }
}

/** 'loja@exemplo.com' of 'Loja <loja@exemplo.com>'. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}

function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A line break in a header value would allow header injection, or a second email. */
function rejectLineBreaks(value: string) {
  if (/[\r\n\0]/.test(value)) throw new EmailRejected('a header value contains a line break')
}

function isPermanent(error: unknown) {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  // A rejected login is a configuration error of ours that will be fixed: it stays worth a retry.
  const isAboutThisEmail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutThisEmail && typeof error.responseCode === 'number' && error.responseCode >= 500
}
