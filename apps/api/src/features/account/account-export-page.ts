/** The export as a printable page: the same data under the same names, in the order of the file. */
import { timeZone } from '@shop/contract/constants'
import { exportLabels } from '@shop/contract/export-labels'
import { formatBRL, toCents } from '@shop/contract/money'
import { type Html, html } from '../../emails/html.ts'

const money = new Set(['preco_unitario', 'total', 'desconto', 'total_reembolsado', 'valor'])
const style = `body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#2d2424}
h1,h2,h3,h4{font-weight:400}h2{border-bottom:1px solid #d8cfc8;margin-top:2.5rem}section section{margin-left:1rem;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;margin:.5rem 0}dt{color:#6d605c}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`

export function exportPage(data: Record<string, unknown>): string {
  const { markup } =
    html`<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Meus dados</title><style>${{ markup: style }}</style></head><body><h1>Meus dados</h1>${fields(data, 2)}</body></html>`
  return `<!doctype html>${markup}`
}

/** Plain values first, as a list; nested values follow under headings. */
function fields(data: object, level: number): Html {
  const entries = Object.entries(data)
  const plain = entries.filter(([, value]) => !hasParts(value))
  const lines = plain.map(([name, value]) => html`<dt>${labelOf(name)}</dt><dd>${textOf(name, value)}</dd>`)
  const parts = entries
    .filter(([, value]) => hasParts(value))
    .map(([name, value]) => part(name, value, level))
  return html`${lines.length > 0 ? html`<dl>${lines}</dl>` : ''}${parts}`
}

function part(name: string, value: unknown, level: number): Html {
  const heading = { markup: `h${Math.min(level, 4)}` }
  return html`<section><${heading}>${labelOf(name)}</${heading}>${contentOf(value, level + 1)}</section>`
}

function contentOf(value: unknown, level: number): Html {
  if (!Array.isArray(value)) return isObject(value) ? fields(value, level) : html``
  const rows: unknown[] = value
  if (rows.length === 0) return html`<p>Nada guardado.</p>`
  return html`${rows.map((row) => (isObject(row) ? fields(row, level) : html`<p>${textOf('', row)}</p>`))}`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasParts = isObject

function labelOf(name: string): string {
  const text = exportLabels[name] ?? name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number')
    return money.has(name) ? formatBRL(toCents(value)) : String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value !== 'string' || value === '') return '–'
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? timeOf(value) : value
}

function timeOf(text: string): string {
  return new Date(text).toLocaleString('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}
