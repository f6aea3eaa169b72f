import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Radio } from '~/ui/choice.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import type { CancelValues } from './cancel-values.ts'
import { refundCents } from './refund-values.ts'
import { usualReturn } from './returned-items.ts'
import { ReturnedItemsField } from './returned-items-field.tsx'

interface CancelRefundFieldsProps {
  order: Order
  left: number
  form: UseFormReturn<CancelValues>
}

/** How much of a paid order is returned to the customer, and which units to stock. */
export function CancelRefundFields({ order, left, form }: CancelRefundFieldsProps) {
  const [share, amount, picked] = useWatch({ control: form.control, name: ['share', 'amount', 'picked'] })
  const cents = refundCents({ share, amount }, left)
  return (
    <>
      {left > 0 && (
        <fieldset>
          <legend className="font-medium">Quanto volta para a cliente</legend>
          <div className="flex items-center justify-between gap-4">
            <Radio label="Valor total" value="whole" {...form.register('share')} />
            <span className="text-ink-2">{formatBRL(left)}</span>
          </div>
          <Radio label="Só uma parte" value="part" {...form.register('share')} />
        </fieldset>
      )}
      {left > 0 && share === 'part' && (
        <MoneyField
          label="Quanto devolver (R$)"
          required
          understood={typedMoneyText(amount)}
          hint={
            cents === undefined ? `Até ${formatBRL(left)}` : `Fica com o ateliê: ${formatBRL(left - cents)}`
          }
          {...form.register('amount')}
          error={form.formState.errors.amount?.message}
        />
      )}
      {order.attention !== 'paid_without_stock' && (
        <ReturnedItemsField
          order={order}
          chosen={picked ?? usualReturn(order, true)}
          onChange={(items) => form.setValue('picked', items)}
        />
      )}
    </>
  )
}
