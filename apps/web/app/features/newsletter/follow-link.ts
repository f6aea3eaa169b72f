import { newsletter } from '@shop/contract/newsletter'
import { call } from '~/lib/api.ts'
import { linkResult } from '~/shared/email-links/link-result.ts'

export function confirmSubscription(token: string) {
  return linkResult(() => call(newsletter.confirm, { query: { token } }))
}

export function cancelSubscription(token: string) {
  return linkResult(() => call(newsletter.unsubscribe, { body: { token } }))
}
