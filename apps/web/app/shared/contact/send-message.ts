import { zodResolver } from '@hookform/resolvers/zod'
import { contact, contactFields } from '@shop/contract/contact'
import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import type { Girths } from '@shop/contract/size-finder'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'

export interface ContactFields {
  name: string
  email: string
  phone: string
  subject: string
  message: string
  website: string
}

const { name, email, message } = contactFields
const contactForm = z.object({
  name,
  email,
  phone: z.string().max(30),
  subject: z.string(),
  message,
  website: z.string(),
})

export const rules = zodResolver(contactForm)
/** Here and not in the form: the page loads without the texts of every toast. */
export const { contactSent: sentNotice, requiredFields: incompleteNotice } = notices

/** Returns the error message on failure; errors of single fields are shown at the fields. */
export async function sendMessage(
  form: UseFormReturn<ContactFields>,
  given: ContactFields,
  measures: Girths | undefined,
) {
  try {
    await call(contact.send, { body: { ...given, ...(measures && { measures }) } })
    return undefined
  } catch (error) {
    showFieldErrors(form, error, ['name', 'email', 'phone', 'subject', 'message'])
    return failureText(error, failures.sendMessage)
  }
}
