import { formatCpf } from '@shop/contract/cpf'
import { formatDate } from '@shop/contract/dates'
import { receivableLabel, receivedText } from '@shop/contract/receivable-label'
import type { Db } from '../../db/connection.ts'
import { csvExport, csvMoney } from '../../lib/csv.ts'
import * as queries from './accountant-export.queries.ts'
import { type Period, partsOf } from './receivables.queries.ts'

const BATCH_SIZE = 500

const titles = [
  'Tipo',
  'Recebido em',
  'Entregue em',
  'Pedido',
  'Cliente',
  'CPF',
  'Estado',
  'Referente a',
  'Forma',
  'Valor recebido',
  'Devolvido',
  'Valor do pedido entregue',
]

type Part = NonNullable<ReturnType<Awaited<ReturnType<typeof partsOf>>['get']>>
type Row =
  | { type: 'received'; row: queries.ReceivedRow; part: Part | null }
  | { type: 'delivered'; row: queries.DeliveredRow }

/** One row for each charge received and each order delivered in the period, with the whole CPF: invoices need it. */
export function accountantExport(db: Db, period: Period) {
  return csvExport(titles, everyRow(db, period), cellsOf)
}

async function* everyRow(db: Db, period: Period): AsyncGenerator<Row> {
  for await (const batch of batches((after) => queries.received(db, period, BATCH_SIZE, after))) {
    const orderIds = [...new Set(batch.map(({ orderId }) => orderId))]
    const parts = await partsOf(db, orderIds)
    for (const row of batch) yield { type: 'received', row, part: parts.get(row.id) ?? null }
  }
  for await (const batch of batches((after) => queries.delivered(db, period, BATCH_SIZE, after)))
    for (const row of batch) yield { type: 'delivered', row }
}

async function* batches<R extends queries.Position>(read: (after?: queries.Position) => Promise<R[]>) {
  let after: queries.Position | undefined
  do {
    const batch = await read(after)
    yield batch
    after = batch.length === BATCH_SIZE ? batch.at(-1) : undefined
  } while (after !== undefined)
}

function cellsOf(line: Row) {
  const { number, customerName, customerCpf, shippingState } = line.row
  const who = [number, customerName, customerCpf && formatCpf(customerCpf), shippingState] as const
  if (line.type === 'delivered') {
    const { deliveredAt, totalCents } = line.row
    return ['Entrega', '', formatDate(deliveredAt), ...who, '', '', '', '', csvMoney(totalCents)]
  }
  const { paidAt, amountCents, returnedCents } = line.row
  const label = receivableLabel({ ...line.row, part: line.part })
  const sums = [csvMoney(amountCents), csvMoney(returnedCents)]
  return ['Recebimento', formatDate(paidAt), '', ...who, label, receivedText(line.row), ...sums, '']
}
