import { useFormContext } from 'react-hook-form'
import { Checkbox } from '~/ui/choice.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

/** Optional emails to the atelier; those about tickets, withdrawals and disputes are always sent. */
export function SaleNotices() {
  const { register } = useFormContext<StoreValues>()
  return (
    <Group title="Avisos por e-mail" note="Chegam ao e-mail do ateliê, acima.">
      <div className="col-span-full">
        <Checkbox
          label="Receber um e-mail a cada pedido pago, com as peças e o prazo"
          {...register('notifyPaidOrders')}
        />
      </div>
    </Group>
  )
}
