import { auth } from '@shop/contract/auth'
import { longToastDurationMs } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'

/** Shows a toast with the result. */
export async function resendEmail(email: string) {
  try {
    const { message } = await call(auth.resendVerification, { body: { email } })
    toast({ title: 'Verifique seu e-mail', description: message, duration: longToastDurationMs })
  } catch (error) {
    const description = failureText(error, failures.requestPasswordReset)
    toast({ title: 'Erro', description, variant: 'destructive' })
  }
}
