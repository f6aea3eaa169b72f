import { zodResolver } from '@hookform/resolvers/zod'
import { auth } from '@shop/contract/auth'
import { errors } from '@shop/contract/errors'
import { failures } from '@shop/contract/failures'
import { newPassword, text } from '@shop/contract/fields'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { rememberDevice } from '~/lib/known-device.ts'

const resetForm = z
  .object({ password: newPassword, confirmPassword: text(200) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: errors.password_mismatch.message,
    // Reported together with all other errors, not only after those are fixed.
    when: () => true,
  })

export type ResetFields = z.output<typeof resetForm>

export const rules = zodResolver(resetForm)

export interface ResetFailure {
  text: string
  /** The link is expired or used: the user needs a new one. */
  needsNewLink?: boolean
}

/** Returns the error text on failure; errors about the password are shown at its field. */
export async function resetPassword(
  form: UseFormReturn<ResetFields>,
  token: string,
  password: string,
): Promise<ResetFailure | undefined> {
  try {
    const { deviceToken } = await call(auth.resetPassword, { body: { token, password } })
    rememberDevice(deviceToken)
    return undefined
  } catch (error) {
    showFieldErrors(form, error, ['password'])
    const needsNewLink = error instanceof ApiError && error.code === 'invalid_reset_token'
    return { text: failureText(error, failures.resetPassword), needsNewLink }
  }
}
