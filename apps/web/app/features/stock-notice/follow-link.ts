import { stockNotices } from '@shop/contract/stock-notices'
import { call } from '~/lib/api.ts'
import { linkResult } from '~/shared/email-links/link-result.ts'

export function confirmNotice(token: string) {
  return linkResult(() => call(stockNotices.confirm, { body: { token } }))
}

export function cancelNotice(token: string) {
  return linkResult(() => call(stockNotices.cancel, { body: { token } }))
}
