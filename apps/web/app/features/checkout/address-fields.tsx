import type { User } from '@shop/contract/users'
import { useWatch } from 'react-hook-form'
import { listOf } from '~/lib/format-list.ts'
import { AddressFields as Fields } from '~/shared/address/address-fields.tsx'
import type { AddressPart } from '~/shared/address/address-form.ts'
import type { CheckoutForm, FieldName } from './checkout-schema.ts'
import { useAddressLookup } from './use-address-lookup.ts'

interface AddressFieldsProps {
  form: CheckoutForm
  account: User
  deliveryStates: readonly string[]
}

export function AddressFields({ form, account, deliveryStates }: AddressFieldsProps) {
  const { control, formState, getFieldState, register, setFocus, setValue } = form
  const { notice, onAddress, onSearch } = useAddressLookup(form, account, deliveryStates)
  const number = useWatch({ control, name: 'number' })
  return (
    <>
      <Fields
        form={{
          field: (part) => ({
            ...register(nameOf(part)),
            error: formState.errors[nameOf(part)]?.message,
          }),
          write: (part, value) =>
            setValue(nameOf(part), value, { shouldValidate: getFieldState(nameOf(part)).invalid }),
          focus: (part) => setFocus(nameOf(part)),
          number,
        }}
        states={deliveryStates}
        starred
        notice={notice}
        onAddress={onAddress}
        onSearch={onSearch}
      />
      <p className="col-span-12 -mt-3 text-13 text-ink-3">Entregamos em {listOf(deliveryStates)}.</p>
    </>
  )
}

/** The form's name of the street is that of the order. */
function nameOf(part: AddressPart): FieldName {
  return part === 'street' ? 'address' : part
}
