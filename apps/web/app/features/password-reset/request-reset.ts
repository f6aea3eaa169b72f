import { zodResolver } from '@hookform/resolvers/zod'
import { auth } from '@shop/contract/auth'
import { failures } from '@shop/contract/failures'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'

export const rules = zodResolver(auth.requestPasswordReset.body)

/** Returns the server's message, or a fallback text. */
export async function requestReset(email: string): Promise<{ sent: boolean; text: string }> {
  try {
    const { message } = await call(auth.requestPasswordReset, { body: { email } })
    return { sent: true, text: message }
  } catch (error) {
    return { sent: false, text: failureText(error, failures.requestPasswordReset) }
  }
}
