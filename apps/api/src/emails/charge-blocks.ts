/** The building blocks of emails about deposit, parts and extras. */
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Block } from './blocks.ts'
import { html } from './html.ts'
import { colors, sans } from './style.ts'

/** Something to be paid, as the customer reads it. */
export interface ShownCharge {
  /** 'Sinal', 'Parcela 2 de 6', see chargeLabel. */
  label: string
  amountCents: number
  dueOn: string
  /** Of one that is paid: 'pago em 16/11/2026, Pix'. */
  paid?: string | undefined
}

const cell = `padding:10px 0;border-top:1px solid ${colors.line};vertical-align:top;`

/** What is paid, or to be paid and when, one line each. */
export function chargeTable(title: string, charges: readonly ShownCharge[]): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px;">
<tr><td colspan="2" style="padding:0 0 10px;font:bold 16px/24px ${sans};color:${colors.ink};">${title}</td></tr>
${charges.map(
  ({ label, amountCents, ...charge }) => html`<tr>
<td width="100%" style="${cell}padding-right:10px;"><div style="font:16px/24px ${sans};color:${colors.ink};word-break:break-word;">${label}</div><div style="font:14px/22px ${sans};color:${colors.inkSoft};">${whenOf(charge)}</div></td>
<td align="right" style="${cell}font:16px/24px ${sans};color:${colors.ink};white-space:nowrap;">${formatBRL(amountCents)}</td>
</tr>`,
)}
</table>`,
    text: [title, ...charges.map(chargeLine)].join('\n'),
  }
}

function chargeLine({ label, amountCents, ...charge }: ShownCharge): string {
  return `${label}: ${formatBRL(amountCents)}, ${whenOf(charge)}`
}

function whenOf({ dueOn, paid }: Pick<ShownCharge, 'dueOn' | 'paid'>): string {
  return paid ?? `vence em ${formatDate(dueOn)}`
}

/** An amount that the reader should find at once, with what it is above and one line below. */
export function amountBox(above: string, amountCents: number, below: string): Block {
  const amount = formatBRL(amountCents)
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:22px 0;">
<tr><td align="center" bgcolor="${colors.paper}" style="padding:18px 14px;">
<div style="font:bold 14px/20px ${sans};letter-spacing:1px;text-transform:uppercase;color:${colors.gold};word-break:break-word;">${above}</div>
<div style="font:bold 22px/36px ${sans};color:${colors.ink};">${amount}</div>
<div style="font:15px/22px ${sans};color:${colors.inkSoft};">${below}</div>
</td></tr>
</table>`,
    text: `${above}\n${amount}\n${below}`,
  }
}

/** How much of the order is paid: the bar repeats what the line says. */
export function paidSoFar(paidCents: number, totalCents: number): Block {
  const sum = `${formatBRL(paidCents)} de ${formatBRL(totalCents)}`
  const percent = totalCents === 0 ? 0 : Math.min(100, Math.floor((paidCents * 100) / totalCents))
  const filled = { cell: bar(percent, colors.wine), isShown: percent > 0 }
  const empty = { cell: bar(100 - percent, colors.line), isShown: percent < 100 }
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;">
<tr><td style="font:15px/22px ${sans};color:${colors.inkSoft};">Pago até hoje</td><td align="right" style="font:bold 15px/22px ${sans};color:${colors.ink};">${sum}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr>${[
      filled,
      empty,
    ]
      .filter(({ isShown }) => isShown)
      .map(({ cell: part }) => part)}</tr></table>`,
    text: `Pago até hoje: ${sum}`,
  }
}

function bar(percent: number, color: string) {
  return html`<td width="${String(percent)}%" height="8" bgcolor="${color}" style="font-size:0;line-height:8px;">&nbsp;</td>`
}
