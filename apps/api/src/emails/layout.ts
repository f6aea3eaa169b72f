/**
 * The layout of every email: one column in a table of 600 px, because mail clients support only HTML of 1999. The
 * shop's name is text, so it shows before the reader allows images.
 */
import type { StoreProfile } from '@shop/contract/store'
import { numbersOf, replyTimeText, type StoreNumbers } from '@shop/contract/store-numbers'
import { defaultTheme } from '@shop/contract/theme/theme'
import { type Block, closing, note, noteWithLink } from './blocks.ts'
import { darkStyles } from './dark.ts'
import { emailBanner } from './email-banner.ts'
import { type EmailStyle, emailStyle, inStyle } from './email-style.ts'
import { type Html, html, trusted } from './html.ts'
import { colors, sans, serif } from './style.ts'

/** The shop's data that emails need. */
export interface Sender {
  profile: StoreProfile
  publicUrl: string
  /** For how the usual days are counted, and how soon a message is replied to. */
  closedDays?: readonly string[] | undefined
  numbers?: StoreNumbers | undefined
  /** Before the recipient's first name. */
  greeting?: string
  /** Below every text to a customer. */
  closing?: string | null
  brand?: EmailBrand
}

interface EmailBrand {
  style: EmailStyle
  /** Otherwise the symbol and the name as text. */
  hasLogo: boolean
  /** In the addresses of its pictures: mail programs store them for long. */
  version: string
}

const defaultBrand: EmailBrand = { style: emailStyle(defaultTheme), hasLogo: false, version: '0' }

export interface EmailContent {
  subject: string
  /** The preview text shown beside the subject in the inbox. */
  preview: string
  /** A line above the title: 'Pedido nº 10042'. */
  eyebrow?: string
  title: string
  blocks: readonly Block[]
  /** A question before the contact information, such as 'Dúvidas?'. Without it there is no reply-to address. */
  invitation?: string
  /** Why the reader gets it; missing where the text says so. */
  reason?: keyof typeof reasonTexts
}

const reasonTexts = {
  order: 'Você recebe este e-mail porque fez um pedido na loja.',
  account: 'Você recebe este e-mail porque tem uma conta na loja.',
  contact: 'Você recebe este e-mail porque escreveu ao ateliê.',
  atelier: 'Você recebe este e-mail porque cuida da loja.',
} as const

export interface Email {
  subject: string
  html: string
  text: string
  replyTo?: string
}

export function writeEmail(
  sender: Sender,
  { subject, preview, eyebrow, title, blocks: content, invitation, reason }: EmailContent,
): Email {
  const { profile, publicUrl, brand = defaultBrand } = sender
  const { legalName, cnpj, address } = profile
  const blocks = [
    ...content,
    ...(sender.closing && reason !== 'atelier' ? [closing(sender.closing)] : []),
    ...(invitation === undefined ? [] : [replyNote(sender, invitation)]),
  ]
  const place = `${address.street}, ${address.number} · ${address.city}, ${address.state}`
  const company = `${legalName} · CNPJ ${cnpj}`
  const privacy = new URL('/politica-de-privacidade', publicUrl).href
  const returns = new URL('/politica-de-trocas', publicUrl).href
  const why = reason === undefined ? [] : [reasonTexts[reason]]
  const above = eyebrow === undefined ? [] : [eyebrow]
  const page = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
${styles(brand.style)}
</head>
<body style="margin:0;padding:0;background:${colors.page};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.page};">
<tr><td align="center" style="padding:12px 10px 32px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;">
<tr><td align="center" bgcolor="${colors.banner}" style="padding:22px 16px;border-bottom:1px solid ${colors.line};">${emailBanner(profile.name, publicUrl, brand)}</td></tr>
<tr><td class="inner" bgcolor="${colors.card}" style="padding:36px 44px 38px;">
${eyebrow === undefined ? html`` : eyebrowLine(eyebrow)}
<h1 style="margin:6px 0 14px;font:normal 34px/42px ${serif};color:${colors.ink};text-align:center;">${title}</h1>
${blocks.map((block) => block.html)}
</td></tr>
<tr><td align="center" style="padding:24px 22px 0;font:13px/22px ${sans};color:${colors.inkSoft};">
${reason === undefined ? html`` : html`${reasonTexts[reason]}<br>`}
<a href="${returns}" style="color:${colors.inkSoft};">Política de Trocas</a> · <a href="${privacy}" style="color:${colors.inkSoft};">Política de Privacidade</a><br><br>
${company}<br>${place}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  const said = [...above, title, ...blocks.map((block) => block.text)]
  const text = [...said, '--', profile.name, company, place, ...why, returns, privacy]
  const replyTo = invitation !== undefined && profile.email !== null ? { replyTo: profile.email } : {}
  return { subject, html: inStyle(page.markup, brand.style), text: `${text.join('\n\n')}\n`, ...replyTo }
}

/** A reply reaches the atelier only where its own address is known; otherwise the note links to the contact page. */
function replyNote(sender: Sender, invitation: string): Block {
  const { profile, publicUrl } = sender
  const time = replyTimeText(numbersOf(sender))
  if (profile.email !== null) return note(`${invitation} Responda este e-mail. Retornamos em até ${time}.`)
  const contact = new URL('/contato', publicUrl).href
  return noteWithLink(`${invitation} Retornamos em até ${time}.`, 'Fale com o ateliê', contact)
}

/** Two, because a mail program that cannot read a rule may drop the whole element that has it. */
const styles = (style: EmailStyle) => html`<style>
@media (max-width:480px){.inner{padding:30px 22px 32px!important}}
@media (max-width:359px){.inner{padding:26px 16px 28px!important}}
.dark{display:none}
</style>
<style>
@media (prefers-color-scheme:dark){
.light{display:none!important}
.dark{display:inline-block!important}
${trusted(darkStyles(style))}
}
</style>`

function eyebrowLine(text: string): Html {
  return html`<div style="font:bold 13px/20px ${sans};letter-spacing:2px;text-transform:uppercase;text-align:center;color:${colors.gold};">${text}</div>`
}
