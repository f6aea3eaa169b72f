import { type FieldPath, useFormContext } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

const third = 'col-span-full lg:col-span-2'
const wholeNumber = { setValueAs: (typed: unknown) => (typed === '' ? null : Number(typed)) }

/** What a customer may hold before paying: enough for a bride with her bridesmaids, too little to empty the stock. */
export function HoldLimits() {
  const { register, getFieldState, formState } = useFormContext<StoreValues>()
  const error = (name: FieldPath<StoreValues>) => getFieldState(name, formState).error?.message
  return (
    <Group
      title="Reservas sem pagamento"
      note="Quanto se pode reservar antes de pagar. O que não for pago a tempo volta ao estoque."
    >
      <Field
        label="Pedidos abertos por cliente"
        starred
        required
        inputMode="numeric"
        {...register('holdLimits.orders', wholeNumber)}
        error={error('holdLimits.orders')}
        className={third}
      />
      <Field
        label="Peças por cliente"
        starred
        required
        inputMode="numeric"
        {...register('holdLimits.accountUnits', wholeNumber)}
        error={error('holdLimits.accountUnits')}
        className={third}
      />
      <Field
        label="Peças por conexão"
        aside="Vazio: sem limite"
        inputMode="numeric"
        {...register('holdLimits.addressUnits', wholeNumber)}
        error={error('holdLimits.addressUnits')}
        className={third}
      />
    </Group>
  )
}
