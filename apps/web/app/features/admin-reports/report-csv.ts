import { formatDate } from '@shop/contract/dates'
import type { Report } from '@shop/contract/reports'
import { stateName } from '~/shared/address/state-names.ts'

type CsvReport = Pick<Report, 'chartData' | 'period'>

/** '01/09/2026 a 16/11/2026' */
export function periodText({ from, to }: NonNullable<Report['period']>): string {
  return `${formatDate(from)} a ${formatDate(to)}`
}

/** The file name contains the period, so that files of different periods can be told apart. */
export function csvName({ period }: CsvReport): string {
  return period ? `relatorio-${period.from}-a-${period.to}.csv` : 'relatorio.csv'
}

/** With a byte order mark, semicolons and decimal commas, so that a Brazilian spreadsheet opens it correctly. */
export function reportCsv({ chartData, period }: CsvReport): string {
  const { monthlySales, salesByProduct, salesByState } = chartData
  const rows = [
    ...(period ? [['Período', periodText(period)]] : []),
    ['Base', 'Só pedidos pagos, menos o que foi devolvido'],
    [],
    ['Mês', 'Pedidos pagos', 'Vendas (R$)'],
    ...monthlySales.map(({ name, valueCents, orders = 0 }) => [name, String(orders), reais(valueCents)]),
    [],
    ['Produto', 'Peças', 'Receita (R$)'],
    ...salesByProduct.map(({ name, units, salesCents = 0 }) => [name, String(units), reais(salesCents)]),
    [],
    ['Estado', 'Vendas (R$)'],
    ...salesByState.map(({ name, valueCents }) => [stateName(name), reais(valueCents)]),
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function reais(cents: number) {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** Escapes text that begins like a formula, which a spreadsheet would evaluate. */
function cell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
