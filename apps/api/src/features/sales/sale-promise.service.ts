import type { SaleDraft } from '@shop/contract/sales'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { planLines } from '../promises/line-plans.service.ts'
import { type OrderPromise, promiseOrder } from '../promises/order-promise.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import type { SoldLine } from './sale-lines.service.ts'

/** A service takes no hours of the schedule: its day is the one that was agreed. */
export async function promiseSale(
  tx: Tx,
  draft: SaleDraft,
  lines: readonly SoldLine[],
): Promise<OrderPromise> {
  const { wishedOn, ...rest } = draft
  const isService = lines.length === 0
  if (isService && wishedOn !== undefined && wishedOn < (await readToday(tx)))
    throw new AppError('invalid_input', {
      fields: { wishedOn: 'Escolha uma data de entrega a partir de hoje.' },
    })
  const promise = await promiseOrder(tx, {
    draft: { ...rest, ...(!isService && wishedOn !== undefined && { wishedOn }) },
    lines: await planLines(tx, lines),
    sender: 'atelier',
  })
  if (!isService || wishedOn === undefined) return promise
  const agreed = { promisedFrom: wishedOn, promisedTo: wishedOn, promisedReadyOn: wishedOn, wishedOn }
  return { ...promise, columns: { ...promise.columns, ...agreed } }
}
