import type { Block } from './blocks.ts'
import { html } from './html.ts'
import { colors, sans } from './style.ts'

const row = `padding:7px 0;font:15px/22px ${sans};vertical-align:top;text-align:left;`

/** Known values, one per line; missing values are left out. */
export function facts(lines: readonly (readonly [label: string, value: string | null])[]): Block {
  const present = lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== '')
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;">
${present.map(
  ([label, value]) => html`<tr>
<td width="30%" style="${row}padding-right:12px;color:${colors.inkSoft};">${label}</td>
<td style="${row}color:${colors.ink};word-break:break-word;">${value}</td>
</tr>`,
)}
</table>`,
    text: present.map(([label, value]) => `${label}: ${value}`).join('\n'),
  }
}
