import { type Html, html } from '@shop/api/emails/html'
import type { CaughtEmail } from './inbox.ts'

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  td, th { text-align: left; padding: .5rem; border-bottom: 1px solid #ddd; }
  iframe { width: 100%; height: 60rem; border: 1px solid #ddd; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f6f6; padding: 1rem; }
`

export function listPage(emails: readonly CaughtEmail[]): string {
  const rows = emails.map(
    ({ id, to, subject, date }) =>
      html`<tr><td><a href="/mails/${String(id)}">${subject || '(no subject)'}</a></td><td>${to}</td><td>${date}</td></tr>`,
  )
  const empty = html`<tr><td colspan="3">No mail yet. Reload after the shop has sent one.</td></tr>`
  return page(
    'Emails',
    html`<h1>Mails</h1><table><tr><th>Subject</th><th>To</th><th>Date</th></tr>${rows.length > 0 ? rows : empty}</table>`,
  )
}

export function emailPage({ id, to, from, subject, text, html: body }: CaughtEmail): string {
  const frame = html`<h2>HTML</h2><iframe sandbox title="HTML" src="/mails/${String(id)}/html"></iframe>`
  return page(
    subject,
    html`<p><a href="/">All mails</a></p><h1>${subject}</h1><p>${from} → ${to}</p>
<h2>Text</h2><pre>${withLinks(text)}</pre>${body === '' ? '' : frame}`,
  )
}

/** Makes links clickable: in the sandboxed frame below they cannot be followed. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((segment, index) => (index % 2 === 1 ? html`<a href="${segment}">${segment}</a>` : html`${segment}`))
}

function page(title: string, content: Html): string {
  const style: Html = { markup: STYLE }
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${content}</html>`
    .markup
}
