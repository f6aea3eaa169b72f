/** Every email with the data of an example, for the preview in the admin area: one for each file that writes an email. */
import { accountSamples } from './account-samples.ts'
import { appointmentSamples } from './appointment-samples.ts'
import { atelierSamples } from './atelier-samples.ts'
import { orderSamples } from './order-samples.ts'
import { paymentSamples } from './payment-samples.ts'
import type { Samples } from './sample-facts.ts'

export const samples: Samples = {
  ...paymentSamples,
  ...orderSamples,
  ...appointmentSamples,
  ...accountSamples,
  ...atelierSamples,
}
