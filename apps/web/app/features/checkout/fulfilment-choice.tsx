import { shortOpeningText } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import { CardRadio } from './card-radio.tsx'
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
      <CardRadio {...input} value="ship" label="Entregar" text="Frete Grátis até o seu endereço" />
      <CardRadio
        {...input}
        value="pickup"
        label="Retirar no ateliê"
        text={place.filter(Boolean).join(' · ')}
      />
    </fieldset>
  )
}
