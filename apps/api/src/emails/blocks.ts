/** The building blocks of emails: each as HTML and as equivalent plain text. */
import { type Html, html } from './html.ts'
import { colors, sans, serif } from './style.ts'

export interface Block {
  html: Html
  text: string
}

export function paragraph(text: string): Block {
  return {
    html: html`<p style="margin:0 0 16px;font:17px/26px ${sans};color:${colors.inkSoft};text-align:center;">${text}</p>`,
    text,
  }
}

/** The text part has the address itself. */
export function button(label: string, url: string): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:26px 0 28px;">
<tr><td align="center" bgcolor="${colors.wine}" style="border-radius:2px;">
<a href="${url}" style="display:block;padding:14px 10px;font:bold 17px/26px ${sans};color:${colors.onWine};text-decoration:none;">${label}</a>
</td></tr>
</table>`,
    text: `${label}:\n${url}`,
  }
}

/** Text written by a user, with its line breaks. */
export function quotation(text: string): Block {
  return {
    html: html`<p style="margin:0 0 16px;padding:14px 18px;background:${colors.paper};font:16px/25px ${sans};color:${colors.ink};white-space:pre-line;word-wrap:break-word;overflow-wrap:anywhere;">${text}</p>`,
    text: text.replaceAll(/^/gm, '> '),
  }
}

/** The owner's own last words, with their line breaks. */
export function closing(text: string): Block {
  return {
    html: html`<p style="margin:22px 0 0;font:italic 19px/28px ${serif};color:${colors.ink};text-align:center;white-space:pre-line;word-wrap:break-word;overflow-wrap:anywhere;">${text}</p>`,
    text,
  }
}

/** A closing note under a thin line. */
export function note(text: string): Block {
  return { html: noteOf(html`${text}`), text }
}

export function noteWithLink(text: string, label: string, url: string): Block {
  const link = html`<a href="${url}" style="color:${colors.wine};">${label}</a>`
  return { html: noteOf(html`${text} ${link}`), text: `${text} ${label}: ${url}` }
}

function noteOf(content: Html): Html {
  return html`<p style="margin:18px 0 0;padding:18px 0 0;border-top:1px solid ${colors.line};font:14px/22px ${sans};color:${colors.inkSoft};text-align:center;">${content}</p>`
}
