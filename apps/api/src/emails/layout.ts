/**
 * The layout of every email: one column in a table of 600 px, because mail clients support only HTML of 1999. The
 * shop's name is text, so it shows before the reader allows images.
 */
import { contactPromiseHours } from '@shop/contract/constants'
import type { StoreProfile } from '@shop/contract/store'
import { type Block, note, noteWithLink } from './blocks.ts'
import { type Html, html } from './html.ts'
import { colors, sans, serif } from './style.ts'

/** The shop's data that emails need. */
export interface Sender {
  profile: StoreProfile
  publicUrl: string
}

export interface EmailContent {
  subject: string
  /** The preview text shown beside the subject in the inbox. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** A question before the contact information, such as 'Dúvidas?'. Without it there is no reply-to address. */
  invitation?: string
}

export interface Email {
  subject: string
  html: string
  text: string
  replyTo?: string
}

export function writeEmail(
  sender: Sender,
  { subject, preview, title, blocks: said, invitation }: EmailContent,
): Email {
  const { profile, publicUrl } = sender
  const { legalName, cnpj, address } = profile
  const blocks = invitation === undefined ? said : [...said, replyNote(sender, invitation)]
  const place = `${address.street}, ${address.number} · ${address.city}, ${address.state}`
  const company = `${legalName} · CNPJ ${cnpj}`
  const privacy = new URL('/politica-de-privacidade', publicUrl).href
  const page = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${colors.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.paper};">
<tr><td align="center" style="padding:12px 10px 32px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;">
<tr><td style="background:#ffffff;padding:34px 22px 30px;">
${wordmark(profile.name)}
<h1 style="margin:30px 0 14px;font:normal 30px/38px ${serif};color:${colors.ink};text-align:center;">${title}</h1>
${blocks.map((block) => block.html)}
</td></tr>
<tr><td align="center" style="padding:24px 22px 0;font:13px/21px ${sans};color:${colors.inkSoft};">
${company}<br>${place}<br>
<a href="${privacy}" style="color:${colors.inkSoft};">Política de Privacidade</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  const text = [title, ...blocks.map((block) => block.text), '--', profile.name, company, place, privacy]
  const replyTo = invitation !== undefined && profile.email !== null ? { replyTo: profile.email } : {}
  return { subject, html: page.markup, text: `${text.join('\n\n')}\n`, ...replyTo }
}

/** A reply reaches the atelier only where its own address is known; otherwise the note links to the contact page. */
function replyNote({ profile, publicUrl }: Sender, invitation: string): Block {
  if (profile.email !== null)
    return note(`${invitation} Responda este e-mail. Retornamos em até ${contactPromiseHours} horas.`)
  const contact = new URL('/contato', publicUrl).href
  return noteWithLink(
    `${invitation} Retornamos em até ${contactPromiseHours} horas.`,
    'Fale com o ateliê',
    contact,
  )
}

function wordmark(name: string): Html {
  return html`<div style="font:normal 21px/30px ${serif};letter-spacing:5px;text-transform:uppercase;color:${colors.wine};text-align:center;">${name}</div>`
}
