import { states } from '@shop/contract/states'
import type { User } from '@shop/contract/users'
import { useWatch } from 'react-hook-form'
import { AddressFields as Fields } from '~/shared/address/address-fields.tsx'
import type { AddressPart } from '~/shared/address/address-form.ts'
import { addressParts, useFillIn } from '~/shared/address/use-fill-in.ts'
import { FieldGroup } from '~/ui/field-group.tsx'
import type { AddressForm } from './address-input.ts'

interface AddressFieldsProps {
  form: AddressForm
  saved: Pick<User, 'street' | 'neighborhood' | 'city' | 'state'>
}

export function AddressFields({ form, saved }: AddressFieldsProps) {
  const { control, formState, getValues, register, setFocus, setValue } = form
  const number = useWatch({ control, name: 'number' })
  const write = (part: AddressPart, value: string) =>
    setValue(part, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const fillIn = useFillIn({ parts: addressParts, read: (part) => getValues(part), write, saved })
  return (
    <FieldGroup title="Endereço">
      <Fields
        form={{
          field: (part) => ({ ...register(part), error: formState.errors[part]?.message }),
          write,
          focus: setFocus,
          number,
        }}
        states={states}
        onAddress={fillIn}
      />
    </FieldGroup>
  )
}
