import { formatStreet } from '@shop/contract/address-line'
import { pickupLabel } from '@shop/contract/pickup-text'
import { states } from '@shop/contract/states'
import { useWatch } from 'react-hook-form'
import { AddressFields } from '~/shared/address/address-fields.tsx'
import type { AddressPart } from '~/shared/address/address-form.ts'
import { addressParts, useFillIn } from '~/shared/address/use-fill-in.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { Radio } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { SaleForm } from './sale-form.ts'

/** Where it goes: any state of Brazil, or it is collected. */
export function ReceivingSection({ form }: { form: SaleForm }) {
  const { control, formState, register } = form
  const isPickup = useWatch({ control, name: 'fulfilment' }) === 'pickup'
  const choice = register('fulfilment')
  return (
    <Panel title="Como ela recebe">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 lg:p-5">
        <div role="radiogroup" aria-label="Como ela recebe" className="flex flex-wrap gap-x-8">
          <Radio {...choice} value="pickup" label={pickupLabel} />
          <Radio {...choice} value="ship" label="Entrega" />
        </div>
        {isPickup ? (
          <>
            <AtelierAddress />
            <Field
              label="Quem vem buscar"
              aside="Opcional"
              autoComplete="off"
              maxLength={160}
              hint="Se não for a própria cliente."
              {...register('pickupName')}
              error={formState.errors.pickupName?.message}
            />
          </>
        ) : (
          <div className="grid grid-cols-12 gap-x-4 gap-y-5">
            <ShippingAddress form={form} />
          </div>
        )}
      </div>
    </Panel>
  )
}

function AtelierAddress() {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  if (store === undefined) return null
  const { street, number, neighborhood, complement = null, city } = store.profile.address
  return (
    <p className="wrap-anywhere text-ink-2">
      {formatStreet({ address: street, street, number, neighborhood, complement })}, {city}
    </p>
  )
}

function ShippingAddress({ form }: { form: SaleForm }) {
  const { control, formState, getValues, register, setFocus, setValue } = form
  const number = useWatch({ control, name: 'number' })
  const write = (part: AddressPart, value: string) =>
    setValue(part, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const fillIn = useFillIn({ parts: addressParts, read: (part) => getValues(part), write })
  return (
    <AddressFields
      isOwn={false}
      starred
      form={{
        field: (part) => ({ ...register(part), error: formState.errors[part]?.message }),
        write,
        focus: setFocus,
        number,
      }}
      states={states}
      onAddress={fillIn}
    />
  )
}
