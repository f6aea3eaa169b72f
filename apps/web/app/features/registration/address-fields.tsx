import { addressNames } from '@shop/contract/address'
import { states } from '@shop/contract/states'
import type { ChangeEvent } from 'react'
import { masked } from '~/lib/forms.ts'
import { cepMask } from '~/lib/masks.ts'
import { useCepLookup } from '~/shared/address/use-cep-lookup.ts'
import { addressParts, useFillIn } from '~/shared/address/use-fill-in.ts'
import { Field } from '~/ui/field.tsx'
import { FieldGroup } from '~/ui/field-group.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { RegistrationForm } from './registration-schema.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

export function AddressFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState
  const fillIn = useFillIn({
    parts: addressParts,
    read: (part) => form.getValues(addressNames[part]) ?? '',
    write: (part, value) =>
      form.setValue(addressNames[part], value, { shouldValidate: form.formState.isSubmitted }),
  })
  const { state, lookUp } = useCepLookup(fillIn)
  const zipCode = form.register(addressNames.zipCode, {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void lookUp(target.value),
  })
  const field = (name: (typeof addressNames)[keyof typeof addressNames]) => ({
    ...form.register(name),
    error: errors[name]?.message,
  })
  return (
    <FieldGroup title="Endereço">
      <div className="col-span-6 sm:col-span-4">
        <Field
          label="CEP"
          starred
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          hint={hints[state]}
          {...masked(zipCode, cepMask)}
          error={errors[addressNames.zipCode]?.message}
        />
        <p role="status" className="sr-only">
          {hints[state]}
        </p>
      </div>
      <Field
        label="Rua"
        starred
        required
        autoComplete="address-line1"
        {...field(addressNames.street)}
        className="col-span-8 col-start-1 sm:col-span-9"
      />
      <Field
        label="Número"
        starred
        required
        {...field(addressNames.number)}
        className="col-span-4 sm:col-span-3"
      />
      <Field
        label="Complemento"
        aside="Opcional"
        placeholder="Apto., bloco"
        autoComplete="address-line2"
        {...field(addressNames.complement)}
        className="col-span-12 sm:col-span-6"
      />
      <Field
        label="Bairro"
        starred
        required
        autoComplete="address-level3"
        {...field(addressNames.neighborhood)}
        className="col-span-12 sm:col-span-6"
      />
      <Field
        label="Cidade"
        starred
        required
        autoComplete="address-level2"
        {...field(addressNames.city)}
        className="col-span-8"
      />
      <SelectField
        label="Estado"
        starred
        required
        autoComplete="address-level1"
        {...field(addressNames.state)}
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
