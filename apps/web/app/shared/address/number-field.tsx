import { noNumber } from '@shop/contract/address-line'
import { useRef } from 'react'
import { Checkbox } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import type { AddressForm } from './address-form.ts'

interface NumberFieldProps {
  form: AddressForm
  starred: boolean
}

/** A number, or none. The typed number comes back when the box is unticked. */
export function NumberField({ form, starred }: NumberFieldProps) {
  const typed = useRef('')
  const isWithout = form.number === noNumber
  const toggle = (without: boolean) => {
    if (without) typed.current = form.number
    form.write('number', without ? noNumber : typed.current)
    if (!without) form.focus('number')
  }
  return (
    <div className="col-span-5 sm:col-span-4">
      <Field
        label="Número"
        starred={starred}
        required
        autoComplete="off"
        readOnly={isWithout}
        {...form.field('number')}
      />
      <Checkbox
        label="Sem número"
        checked={isWithout}
        onChange={({ currentTarget: { checked } }) => toggle(checked)}
      />
    </div>
  )
}
