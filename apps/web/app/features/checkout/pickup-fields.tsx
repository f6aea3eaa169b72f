import { formatStreet } from '@shop/contract/address-line'
import { openingText } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import MapPin from 'lucide-react/icons/map-pin'
import { useEffect } from 'react'
import { Field } from '~/ui/field.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { CheckoutForm } from './checkout-schema.ts'

interface PickupFieldsProps {
  form: CheckoutForm
  profile: StoreProfile
}

/** Where and when an order is collected, and who comes: the customer herself unless she writes another name. */
export function PickupFields({ form, profile }: PickupFieldsProps) {
  const { getValues, setValue } = form
  useEffect(() => {
    const { firstName, lastName, pickupName } = getValues()
    if (pickupName === '') setValue('pickupName', `${firstName} ${lastName}`.trim())
  }, [getValues, setValue])
  const hours = openingText(profile.openingHours)
  return (
    <>
      <div className="col-span-12">
        <Notice
          icon={
            <MapPin aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-gold" strokeWidth={1.5} />
          }
        >
          <p className="font-medium wrap-anywhere">{atelierPlace(profile)}</p>
          <p className="text-14 text-ink-2">
            {hours !== '' && `${hours}. `}Avisamos por e-mail quando estiver pronto. Quem retira mostra um
            documento e o número do pedido.
          </p>
        </Notice>
      </div>
      <Field
        label="Quem vem buscar"
        autoComplete="off"
        hint="Pode ser outra pessoa: escreva o nome dela."
        {...form.register('pickupName')}
        error={form.formState.errors.pickupName?.message}
        className="col-span-12"
      />
    </>
  )
}

/** 'Rua das Acácias, 120 · Jardim Paulista, São Paulo' */
export function atelierPlace({ address }: StoreProfile): string {
  const { street, number, neighborhood, complement = null, city } = address
  return `${formatStreet({ address: street, street, number, neighborhood, complement })}, ${city}`
}
