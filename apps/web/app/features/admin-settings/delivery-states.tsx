import { type State, states } from '@shop/contract/states'
import Check from 'lucide-react/icons/check'
import { useController } from 'react-hook-form'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import { FieldError } from '~/ui/field.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

export function DeliveryStates() {
  const { field, fieldState } = useController<StoreValues, 'deliveryStates'>({ name: 'deliveryStates' })
  const chosen = field.value
  const toggle = (state: State) =>
    field.onChange(states.filter((one) => (one === state ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <Group title="Onde você entrega" note="Só estes estados aparecem na finalização da compra.">
      <div className="col-span-full flex flex-wrap gap-2">
        {states.map((state) => {
          const on = chosen.includes(state)
          return (
            <label
              key={state}
              className={classes(
                chipStyle,
                'cursor-pointer gap-1.5 has-focus-visible:shadow-(--focus-ring)',
                on
                  ? 'border-wine bg-wine-soft font-medium text-wine'
                  : 'border-line-strong hover:border-wine',
              )}
            >
              <input type="checkbox" checked={on} onChange={() => toggle(state)} className="sr-only" />
              {on && <Check aria-hidden="true" className="size-4" strokeWidth={1.7} />}
              {state}
            </label>
          )
        })}
      </div>
      {fieldState.error?.message && (
        <div className="col-span-full">
          <FieldError id="delivery-states-error">{fieldState.error.message}</FieldError>
        </div>
      )}
    </Group>
  )
}
