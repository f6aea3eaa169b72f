import { expect } from '@playwright/test'
import type { ReceivedEmail } from '@shop/test-kit/smtp'
import PostalMime from 'postal-mime'
import { mailboxPort } from './port.ts'

export interface InboxEmail {
  subject: string
  text: string
  html: string
  /** path and query of the link to this page in the email */
  linkTo: (path: string) => string
}

/** The emails received by an address, oldest first, as soon as there are at least this many. */
export async function emailsTo(address: string, count = 1): Promise<InboxEmail[]> {
  const arrived = async () => (await received()).filter(({ recipients }) => recipients.includes(address))
  await expect.poll(async () => (await arrived()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  return Promise.all((await arrived()).map(({ source }) => read(source)))
}

/** Of all addresses. */
export async function allEmails(): Promise<InboxEmail[]> {
  return Promise.all((await received()).map(({ source }) => read(source)))
}

async function received(): Promise<ReceivedEmail[]> {
  const response = await fetch(`http://127.0.0.1:${mailboxPort}`)
  return (await response.json()) as ReceivedEmail[]
}

async function read(source: string): Promise<InboxEmail> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(source)
  return {
    subject,
    text,
    html,
    linkTo(path) {
      const link = text
        .match(/https?:\/\/[^\s<>)]+/g)
        ?.find((candidate) => new URL(candidate).pathname === path)
      if (link === undefined) throw new Error(`no link to ${path} in:\n${text}`)
      const { pathname, search } = new URL(link)
      return pathname + search
    },
  }
}
