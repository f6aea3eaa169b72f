import { states } from '@shop/contract/states'
import type { User } from '@shop/contract/users'
import type { ChangeEvent } from 'react'
import { masked } from '~/lib/forms.ts'
import { cepMask } from '~/lib/masks.ts'
import { useCepLookup } from '~/shared/address/use-cep-lookup.ts'
import { addressParts, useFillIn } from '~/shared/address/use-fill-in.ts'
import { Field } from '~/ui/field.tsx'
import { FieldGroup } from '~/ui/field-group.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { AddressForm, AddressInput } from './address-input.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

interface AddressFieldsProps {
  form: AddressForm
  saved: Pick<User, 'street' | 'neighborhood' | 'city' | 'state'>
}

export function AddressFields({ form, saved }: AddressFieldsProps) {
  const { errors } = form.formState
  const fillIn = useFillIn({
    parts: addressParts,
    read: (part) => form.getValues(part),
    write: (part, value) =>
      form.setValue(part, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    saved,
  })
  const { state, lookUp } = useCepLookup(fillIn)
  const zipCode = form.register('zipCode', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void lookUp(target.value),
  })
  const field = (name: keyof AddressInput) => ({ ...form.register(name), error: errors[name]?.message })
  return (
    <FieldGroup title="Endereço">
      <div className="col-span-6 sm:col-span-4">
        <Field
          label="CEP"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          hint={hints[state]}
          {...masked(zipCode, cepMask)}
          error={errors.zipCode?.message}
        />
        <p role="status" className="sr-only">
          {hints[state]}
        </p>
      </div>
      <Field
        label="Rua"
        required
        autoComplete="address-line1"
        {...field('street')}
        className="col-span-8 col-start-1 sm:col-span-9"
      />
      <Field label="Número" required {...field('number')} className="col-span-4 sm:col-span-3" />
      <Field
        label="Complemento"
        aside="Opcional"
        placeholder="Apto., bloco"
        autoComplete="address-line2"
        {...field('complement')}
        className="col-span-12 sm:col-span-6"
      />
      <Field
        label="Bairro"
        required
        autoComplete="address-level3"
        {...field('neighborhood')}
        className="col-span-12 sm:col-span-6"
      />
      <Field
        label="Cidade"
        required
        autoComplete="address-level2"
        {...field('city')}
        className="col-span-8"
      />
      <SelectField
        label="Estado"
        required
        autoComplete="address-level1"
        {...field('state')}
        className="col-span-4"
      >
        <option value="">UF</option>
        {states.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}
