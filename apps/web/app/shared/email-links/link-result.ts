import { failures } from '@shop/contract/failures'
import { failureText } from '~/lib/failure-text.ts'

export interface LinkResult {
  done: boolean
  message: string
}

export async function linkResult(send: () => Promise<{ message: string }>): Promise<LinkResult> {
  try {
    return { done: true, message: (await send()).message }
  } catch (error) {
    return { done: false, message: failureText(error, failures.newsletterLink) }
  }
}
