import type { Report } from '@shop/contract/reports'
import { stateName } from '~/lib/state-names.ts'

type ChartData = Report['chartData']

/** With a mark of its encoding, semicolons and decimal commas: what a Brazilian spreadsheet opens by itself. */
export function reportCsv({ monthlySales, salesByProduct, salesByState }: ChartData): string {
  const rows = [
    ['Mês', 'Vendas (R$)'],
    ...monthlySales.map(({ name, valueCents }) => [name, reais(valueCents)]),
    [],
    ['Produto', 'Peças'],
    ...salesByProduct.map(({ name, units }) => [name, String(units)]),
    [],
    ['Estado', 'Vendas (R$)'],
    ...salesByState.map(({ name, valueCents }) => [stateName(name), reais(valueCents)]),
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function reais(cents: number) {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** A name that begins like a formula would be calculated by a spreadsheet instead of read. */
function cell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
