import type { ReceivedEmail } from '@shop/test-kit/smtp'
import PostalMime from 'postal-mime'

export interface CaughtEmail {
  id: number
  to: string
  from: string
  subject: string
  date: string
  html: string
  text: string
}

const SHOWN = 100

/** The latest emails, newest first; they are lost when the process ends. */
export class Inbox {
  readonly #received: readonly ReceivedEmail[]

  constructor(received: readonly ReceivedEmail[]) {
    this.#received = received
  }

  async list(): Promise<CaughtEmail[]> {
    const first = Math.max(0, this.#received.length - SHOWN)
    const ids = Array.from({ length: this.#received.length - first }, (_, index) => first + index)
    const emails = await Promise.all(ids.map((id) => this.read(id)))
    return emails.filter((email) => email !== undefined).toReversed()
  }

  async read(id: number): Promise<CaughtEmail | undefined> {
    const email = this.#received[id]
    if (email === undefined) return undefined
    const { subject = '', from, date = '', html = '', text = '' } = await PostalMime.parse(email.source)
    return { id, to: email.recipients.join(', '), from: from?.address ?? '', subject, date, html, text }
  }
}
