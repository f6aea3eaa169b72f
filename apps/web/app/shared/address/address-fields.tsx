import type { CepAddress } from '@shop/contract/cep'
import { useState } from 'react'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { AddressForm } from './address-form.ts'
import { CepField } from './cep-field.tsx'
import { NumberField } from './number-field.tsx'

interface AddressFieldsProps {
  form: AddressForm
  states: readonly string[]
  /** Marks the required fields with an asterisk. */
  starred?: boolean
  /** Fills in the address of a complete postal code; undefined: the code is unknown. */
  onAddress: (address: CepAddress | undefined) => void
  /** Another code is being typed. */
  onSearch?: () => void
  /** Shown under the postal code, instead of how its lookup went. */
  notice?: string | undefined
  /** Whether she fills in her own address: then she is helped to find its postal code. */
  isOwn?: boolean
}

/** The fields of an address, for a grid of twelve columns. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, states, starred = false, onAddress, onSearch, notice, isOwn = true } = props
  const [fromCode, setFromCode] = useState(false)

  const onResult = (zipCode: HTMLInputElement, address: CepAddress | undefined) => {
    onAddress(address)
    setFromCode(Boolean(address?.neighborhood))
    // The next thing to type, unless the customer is typing something else by now.
    if (address && document.activeElement === zipCode) form.focus(address.street ? 'number' : 'street')
  }

  const required = { starred, required: true }
  return (
    <>
      <CepField
        input={form.field('zipCode')}
        starred={starred}
        notice={notice}
        isOwn={isOwn}
        onSearch={onSearch}
        onResult={onResult}
      />
      <Field
        label="Rua"
        {...required}
        autoComplete="address-line1"
        {...form.field('street')}
        className="col-span-12 sm:col-span-8"
      />
      <NumberField form={form} starred={starred} />
      <Field
        label="Complemento"
        aside="Opcional"
        placeholder="Apto., bloco"
        autoComplete="address-line2"
        {...form.field('complement')}
        className="col-span-7 sm:col-span-6"
      />
      <Field
        label="Bairro"
        {...required}
        autoComplete="address-level3"
        hint={fromCode ? 'Veio do CEP; corrija se precisar.' : ''}
        {...form.field('neighborhood')}
        className="col-span-12 sm:col-span-6"
      />
      <Field
        label="Cidade"
        {...required}
        autoComplete="address-level2"
        {...form.field('city')}
        className="col-span-8"
      />
      <SelectField
        label="Estado"
        {...required}
        autoComplete="address-level1"
        {...form.field('state')}
        className="col-span-4"
      >
        <option value="">UF</option>
        {states.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </>
  )
}
