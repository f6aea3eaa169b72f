import { checkoutReminders } from '@shop/contract/checkout-reminders'
import { call } from '~/lib/api.ts'
import { linkResult } from './link-result.ts'

export function cancelReminders(token: string) {
  return linkResult(() => call(checkoutReminders.cancel, { body: { token } }))
}
