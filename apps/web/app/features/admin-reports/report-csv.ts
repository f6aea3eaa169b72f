import { formatDate } from '@shop/contract/dates'
import type { PromiseReport } from '@shop/contract/promise-report'
import type { Report } from '@shop/contract/reports'
import { stateName } from '~/shared/address/state-names.ts'
import { causeLabels, replyLabels } from './promise-texts.ts'

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
export function reportCsv({ chartData, period }: CsvReport, promises?: PromiseReport): string {
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
    ...(promises ? promiseRows(promises) : []),
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Below the sales: deliveries by month against both promises, and the changes. */
function promiseRows({ months, causes, reasons, replies }: PromiseReport): string[][] {
  return [
    [],
    [
      'Mês da entrega',
      'Entregues',
      'No prazo da compra',
      'Dias até o prazo da compra (média)',
      'No último prazo combinado',
      'Dias até o último prazo (média)',
      'Mudanças de prazo',
    ],
    ...months.map(({ name, delivered, first, last, changes }) => [
      ...[name, String(delivered), String(first.onTime), decimal(first.meanDays)],
      ...[String(last.onTime), decimal(last.meanDays), String(changes)],
    ]),
    [],
    ['Causa da mudança de prazo', 'Mudanças', 'Pedidos'],
    ...causes.map(({ cause, changes, orders }) => [causeLabels[cause], String(changes), String(orders)]),
    [],
    ['Motivo escrito pelo ateliê', 'Mudanças'],
    ...reasons.map(({ reason, changes }) => [reason, String(changes)]),
    [],
    ['Resposta da cliente', 'Mudanças'],
    ...replyLabels.map(({ key, text }) => [text, String(replies[key])]),
  ]
}

/** Below zero: before the promised day. Empty without a delivery. */
function decimal(days: number | null): string {
  return days === null ? '' : String(days).replace('.', ',')
}

function reais(cents: number) {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** Escapes text that begins like a formula, which a spreadsheet would evaluate. */
function cell(text: string) {
  // A negative number is no formula.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
