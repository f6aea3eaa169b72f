import type { StoreProfile } from '@shop/contract/store'
import type { User } from '@shop/contract/users'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextArea } from '~/ui/text-area.tsx'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import { CpfField } from './cpf-field.tsx'
import { FulfilmentChoice } from './fulfilment-choice.tsx'
import { PickupFields } from './pickup-fields.tsx'

interface ReceivingStepProps {
  form: CheckoutForm
  account: User
  profile: StoreProfile
  deliveryStates: readonly string[]
}

/** The second step: sent to an address, or collected at the atelier. */
export function ReceivingStep({ form, account, profile, deliveryStates }: ReceivingStepProps) {
  const isPickup = useWatch({ control: form.control, name: 'fulfilment' }) === 'pickup'
  // Left empty in the first step, where it is not yet known whether the order needs it.
  const [lacksCpf] = useState(() => form.getValues('cpf').trim() === '')
  return (
    <>
      <FulfilmentChoice form={form} profile={profile} />
      <div className="grid grid-cols-12 gap-x-3.5 gap-y-5 sm:gap-x-5 sm:gap-y-5.5">
        {isPickup ? (
          <PickupFields form={form} profile={profile} />
        ) : (
          <>
            {lacksCpf && (
              <div className="col-span-12 sm:col-span-6">
                <CpfField form={form} required />
              </div>
            )}
            <AddressFields form={form} account={account} deliveryStates={deliveryStates} />
          </>
        )}
        <TextArea
          label="Observações (opcional)"
          rows={3}
          placeholder={isPickup ? 'Ex.: melhor dia e horário' : 'Ex.: portaria, melhor horário'}
          {...form.register('notes')}
          error={form.formState.errors.notes?.message}
          className="col-span-12"
        />
      </div>
    </>
  )
}
