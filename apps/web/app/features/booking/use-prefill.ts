import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { phoneMask } from '~/lib/masks.ts'
import { useToken } from '~/lib/session.ts'
import { readWeddingDay } from '~/shared/delivery/wedding-day.ts'
import type { BookingFields } from './booking-fields.ts'

/** What the shop knows of her already. What she has typed stays. */
export function usePrefill({ getValues, setValue }: UseFormReturn<BookingFields>) {
  const token = useToken()
  useEffect(() => {
    const fill = (name: keyof BookingFields, text: string) => {
      if (getValues(name) === '' && text !== '') setValue(name, text)
    }
    fill('weddingOn', readWeddingDay() ?? '')
    if (token === undefined) return
    const load = async () => {
      const { readOwnDetails } = await import('./prefill.ts')
      const own = await readOwnDetails(token)
      if (own === undefined) return
      fill('name', own.name)
      fill('email', own.email)
      fill('phone', phoneMask(own.phone))
    }
    // Without it she types everything herself.
    load().catch(() => undefined)
  }, [token, getValues, setValue])
}
