import { addDays } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PromiseBox } from '~/shared/delivery/promise-box.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import type { CheckoutPromise } from './use-checkout-promise.ts'

interface PromiseStepProps {
  form: CheckoutForm
  promise: CheckoutPromise
}

/** In the second step: the wedding date, and a delivery that is wished later. */
export function PromiseStep({ form, promise }: PromiseStepProps) {
  const { window: delivery, arrival } = promise
  return (
    <div className="mt-6 grid gap-3">
      <PromiseBox
        note="O prazo do pedido é o da peça que demora mais."
        window={delivery}
        arrival={arrival}
        subject="O pedido"
      />
      {promise.isComputed && <LaterDelivery form={form} promise={promise} />}
    </div>
  )
}

function LaterDelivery({ form, promise }: PromiseStepProps) {
  const { soonest, latestWish } = promise
  const wishedOn = form.watch('wishedOn')
  const [isOpen, setIsOpen] = useState(wishedOn !== '')
  if (!soonest || !latestWish || latestWish <= soonest.to) return null
  const isWrong = wishedOn !== '' && (wishedOn <= soonest.to || wishedOn > latestWish)
  if (!isOpen)
    return (
      <TextButton
        onClick={() => {
          flushSync(() => setIsOpen(true))
          form.setFocus('wishedOn')
        }}
        className="justify-self-start"
      >
        Prefiro receber mais tarde
      </TextButton>
    )
  return (
    <DateField
      label="Receber até"
      min={addDays(soonest.to, 1)}
      max={latestWish}
      {...form.register('wishedOn')}
      hint={`De ${formatDate(addDays(soonest.to, 1))} a ${formatDate(latestWish)}. Em branco, o mais cedo possível.`}
      error={isWrong ? 'Escolha um dia dentro deste período.' : undefined}
      className="max-w-80"
    />
  )
}
