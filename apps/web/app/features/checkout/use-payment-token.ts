import { failures } from '@shop/contract/failures'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { paymentFailure } from './confirm-payment.ts'
import { type PaymentPreview, previewOf } from './payment-text.ts'

/** The provider's token for the form: valid for one payment and a limited time. In memory only. */
export interface PaymentToken {
  id: string
  preview: PaymentPreview
  expiresAtMs: number
}

/** The payer's data, which the provider sends to the bank: entered in the steps, so its form does not request it. */
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

  /** Undefined on failure; the provider's form itself shows the errors of its fields. */
  const collect = async (billing: Billing): Promise<PaymentToken | undefined> => {
    if (!stripe || !elements) return showNotReady()
    try {
      // Must come first, with no await before it: the provider requires that.
      const submitted = await elements.submit()
      if (submitted.error) return showError(submitted.error)
      const { confirmationToken, error } = await stripe.createConfirmationToken({
        elements,
        params: { payment_method_data: { billing_details: billingDetails(billing) } },
      })
      if (error) return showError(error)
      const made = {
        id: confirmationToken.id,
        preview: previewOf(confirmationToken, billing.name),
        expiresAtMs: (confirmationToken.expires_at ?? Number.POSITIVE_INFINITY) * 1000,
      }
      setToken(made)
      return made
    } catch {
      return showFailure(failures.payment.message)
    }
  }

  return { token, collect, drop: () => setToken(undefined) }
}

export function showNotReady(): undefined {
  const { title, message } = failures.paymentNotReady
  toast({ title, description: message, variant: 'destructive' })
}

export function showFailure(description: string): undefined {
  toast({ title: failures.payment.title, description, variant: 'destructive' })
}

function showError(error: StripeError): undefined {
  if (error.type !== 'validation_error') showFailure(paymentFailure(error))
}

function billingDetails({ name, email, phone, address, complement, city, state, zipCode }: Billing) {
  return {
    name,
    email,
    phone,
    address: { country: 'BR', postal_code: zipCode, state, city, line1: address, line2: complement },
  }
}
