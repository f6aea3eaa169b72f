import { applyMutants } from '../../lib/apply-mutants.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { cancellationMutants } from '../../mutants/cancellation.ts'
import { chargeMutants } from '../../mutants/charges.ts'
import { moneyMutants as paymentMutants } from '../../mutants/money.ts'
import { receivableMutants } from '../../mutants/receivables.ts'
import { refundMutants } from '../../mutants/refunds.ts'
import { saleMutants } from '../../mutants/sales.ts'

const all = [
  ...paymentMutants,
  ...refundMutants,
  ...chargeMutants,
  ...cancellationMutants,
  ...receivableMutants,
  ...saleMutants,
]

/** The rules of the money alone: paying, refunding, charges, cancelling, reminding, selling. */
export const moneyMutants: Scenario = (size) =>
  applyMutants(size === 'full' ? all : all.slice(0, 1), { tested: size === 'small' })
