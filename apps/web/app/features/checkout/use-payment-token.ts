import { failures } from '@shop/contract/failures'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { paymentFailure } from './confirm-payment.ts'
import { type PaymentPreview, previewOf } from './payment-words.ts'

/** What the provider made of the form: good for one payment, and for a while. In memory only. */
export interface PaymentToken {
  id: string
  preview: PaymentPreview
  expiresAtMs: number
}

/** Who pays, as the provider passes it on to the bank: the steps have asked, so its form does not. */
export interface Billing {
  name: string
  email: string
  phone: string
  address: string
  complement: string
  city: string
  state: string
  zipCode: string
}

export function usePaymentToken() {
  const stripe = useStripe()
  const elements = useElements()
  const [token, setToken] = useState<PaymentToken>()

  /** Undefined where there is none; what is wrong with a field, the provider's form has said itself. */
  const collect = async (billing: Billing): Promise<PaymentToken | undefined> => {
    if (!stripe || !elements) return tellNotReady()
    try {
      // First of all, and nothing that waits before it: the provider asks for that.
      const submitted = await elements.submit()
      if (submitted.error) return refuse(submitted.error)
      const { confirmationToken, error } = await stripe.createConfirmationToken({
        elements,
        params: { payment_method_data: { billing_details: billingDetails(billing) } },
      })
      if (error) return refuse(error)
      const made = {
        id: confirmationToken.id,
        preview: previewOf(confirmationToken, billing.name),
        expiresAtMs: (confirmationToken.expires_at ?? Number.POSITIVE_INFINITY) * 1000,
      }
      setToken(made)
      return made
    } catch {
      return tellFailure(failures.payment.message)
    }
  }

  return { token, collect, drop: () => setToken(undefined) }
}

export function tellNotReady(): undefined {
  const { title, message } = failures.paymentNotReady
  toast({ title, description: message, variant: 'destructive' })
}

export function tellFailure(description: string): undefined {
  toast({ title: failures.payment.title, description, variant: 'destructive' })
}

function refuse(error: StripeError): undefined {
  if (error.type !== 'validation_error') tellFailure(paymentFailure(error))
}

function billingDetails({ name, email, phone, address, complement, city, state, zipCode }: Billing) {
  return {
    name,
    email,
    phone,
    address: { country: 'BR', postal_code: zipCode, state, city, line1: address, line2: complement },
  }
}
