import type { User } from '@shop/contract/users'
import type { ChangeEvent } from 'react'
import { masked } from '~/lib/forms.ts'
import { cepMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import { useAddressLookup } from './use-address-lookup.ts'

interface AddressFieldsProps {
  form: CheckoutForm
  account: User
  deliveryStates: readonly string[]
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export function AddressFields({ form, account, deliveryStates }: AddressFieldsProps) {
  const { errors } = form.formState
  const { hint, lookUp } = useAddressLookup(form, account, deliveryStates)
  const zipCode = form.register('zipCode', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void lookUp(target.value),
  })
  return (
    <div className="grid grid-cols-12 gap-x-3.5 gap-y-5 sm:gap-x-5 sm:gap-y-5.5">
      <div className="col-span-7 sm:col-span-4">
        <Field
          label="CEP"
          starred
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          hint={hint}
          {...masked(zipCode, cepMask)}
          error={errors.zipCode?.message}
        />
        <p role="status" className="sr-only">
          {hint}
        </p>
      </div>
      <Field
        label="Endereço"
        starred
        required
        autoComplete="street-address"
        hint="Rua, número e bairro."
        {...form.register('address')}
        error={errors.address?.message}
        className="col-span-12 col-start-1 sm:col-span-8 sm:col-start-1"
      />
      <Field
        label="Complemento"
        aside="Opcional"
        placeholder="Apto., bloco"
        autoComplete="address-line2"
        {...form.register('complement')}
        error={errors.complement?.message}
        className="col-span-12 sm:col-span-4"
      />
      <Field
        label="Cidade"
        starred
        required
        autoComplete="address-level2"
        {...form.register('city')}
        error={errors.city?.message}
        className="col-span-8"
      />
      <SelectField
        label="Estado"
        starred
        required
        autoComplete="address-level1"
        {...form.register('state')}
        error={errors.state?.message}
        className="col-span-4"
      >
        <option value="">UF</option>
        {deliveryStates.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <p className="col-span-12 -mt-3 text-13 text-ink-3">Entregamos em {list.format(deliveryStates)}.</p>
      <TextArea
        label="Observações (opcional)"
        rows={3}
        placeholder="Ex.: portaria, melhor horário, data do casamento"
        {...form.register('notes')}
        error={errors.notes?.message}
        className="col-span-12"
      />
    </div>
  )
}
