import { useWatch } from 'react-hook-form'
import type { SaleForm } from './sale-form.ts'

/** What the sums of the sale are made of, as it is typed. */
export function useSaleMoney({ control }: SaleForm) {
  const [lines, services, discountKind, discount, plan, deposit, partCount, firstDueOn] = useWatch({
    control,
    name: ['lines', 'services', 'discountKind', 'discount', 'plan', 'deposit', 'partCount', 'firstDueOn'],
  })
  return { lines, services, discountKind, discount, plan, deposit, partCount, firstDueOn }
}
