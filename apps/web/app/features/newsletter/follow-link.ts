import { failures } from '@shop/contract/failures'
import { newsletter } from '@shop/contract/newsletter'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'

export interface LinkResult {
  done: boolean
  message: string
}

export function confirmSubscription(token: string) {
  return resultOf(() => call(newsletter.confirm, { query: { token } }))
}

export function cancelSubscription(token: string) {
  return resultOf(() => call(newsletter.unsubscribe, { body: { token } }))
}

async function resultOf(send: () => Promise<{ message: string }>): Promise<LinkResult> {
  try {
    return { done: true, message: (await send()).message }
  } catch (error) {
    return { done: false, message: failureText(error, failures.newsletterLink) }
  }
}
