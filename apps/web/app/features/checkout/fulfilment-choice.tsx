import { shortOpeningText } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import type { ComponentProps } from 'react'
import type { CheckoutForm } from './checkout-schema.ts'

interface FulfilmentChoiceProps {
  form: CheckoutForm
  profile: StoreProfile
}

export function FulfilmentChoice({ form, profile }: FulfilmentChoiceProps) {
  const { address, openingHours } = profile
  const place = [`${address.street}, ${address.number}`, shortOpeningText(openingHours)]
  const input = form.register('fulfilment')
  return (
    <fieldset className="mb-6 grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-2.5 font-medium">Como você recebe</legend>
      <Option {...input} value="ship" label="Entregar" text="Frete Grátis até o seu endereço" />
      <Option {...input} value="pickup" label="Retirar no ateliê" text={place.filter(Boolean).join(' · ')} />
    </fieldset>
  )
}

interface OptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  text: string
}

function Option({ label, text, ...input }: OptionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-4 rounded-1 border border-line-strong bg-white px-4.5 py-4 has-checked:border-wine has-checked:bg-wine-soft has-checked:inset-ring has-checked:inset-ring-wine has-focus-visible:shadow-(--focus-ring)">
      <input
        {...input}
        type="radio"
        className="mt-0.5 size-5.5 flex-none appearance-none rounded-pill border border-line-strong bg-white outline-none checked:border-6 checked:border-wine focus-visible:shadow-none forced-colors:appearance-auto"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-[1.4] font-medium">{label}</span>
        <span className="block text-14 leading-[1.45] text-ink-2">{text}</span>
      </span>
    </label>
  )
}
