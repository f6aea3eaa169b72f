import type { ReceivedMail } from '@shop/api/testing/smtp'
import PostalMime from 'postal-mime'

export interface CaughtMail {
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
  readonly #received: readonly ReceivedMail[]

  constructor(received: readonly ReceivedMail[]) {
    this.#received = received
  }

  async list(): Promise<CaughtMail[]> {
    const first = Math.max(0, this.#received.length - SHOWN)
    const ids = Array.from({ length: this.#received.length - first }, (_, index) => first + index)
    const mails = await Promise.all(ids.map((id) => this.read(id)))
    return mails.filter((mail) => mail !== undefined).toReversed()
  }

  async read(id: number): Promise<CaughtMail | undefined> {
    const mail = this.#received[id]
    if (mail === undefined) return undefined
    const { subject = '', from, date = '', html = '', text = '' } = await PostalMime.parse(mail.source)
    return { id, to: mail.recipients.join(', '), from: from?.address ?? '', subject, date, html, text }
  }
}
