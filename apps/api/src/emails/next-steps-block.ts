/** What happens after an order is paid: numbered, each step with its day. */
import type { NextStep } from '@shop/contract/next-steps'
import type { Block } from './blocks.ts'
import { html } from './html.ts'
import { colors, sans, serif } from './style.ts'

const TITLE = 'O que acontece agora'
const cell = `padding:12px 0;border-top:1px solid ${colors.line};vertical-align:top;`

export function nextStepsBlock(steps: readonly NextStep[]): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px;">
<tr><td colspan="2" style="padding:0 0 10px;font:bold 16px/24px ${sans};color:${colors.ink};">${TITLE}</td></tr>
${steps.map(
  ({ title, when, text }, index) => html`<tr>
<td width="34" style="${cell}font:italic 24px/26px ${serif};color:${colors.wine};">${String(index + 1)}</td>
<td style="${cell}"><div style="font:bold 16px/24px ${sans};color:${colors.ink};">${title}, ${when}</div><div style="font:15px/23px ${sans};color:${colors.inkSoft};">${text}</div></td>
</tr>`,
)}
</table>`,
    text: [
      TITLE,
      ...steps.map(({ title, when, text }, index) => `${index + 1}. ${title}, ${when}\n   ${text}`),
    ].join('\n'),
  }
}
