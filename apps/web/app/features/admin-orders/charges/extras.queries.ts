import { charges, type NewExtra } from '@shop/contract/charges'
import { callSignedIn } from '~/lib/call-signed-in.ts'

/** Sends the extra of one dialog. The same data again are the same extra, also when the first response was lost. */
export function extraSender() {
  let last = { content: '', requestId: '' }
  return (token: string, orderId: number, extra: Omit<NewExtra, 'requestId'>) => {
    const content = JSON.stringify(extra)
    if (content !== last.content) last = { content, requestId: crypto.randomUUID() }
    const body = { ...extra, requestId: last.requestId }
    return callSignedIn(charges.addExtra, { token, params: { id: orderId }, body })
  }
}

export function acceptExtra(token: string, params: { id: number; extraId: number }) {
  return callSignedIn(charges.replyToExtra, { token, params, body: { accepts: true } })
}

export function withdrawExtra(token: string, params: { id: number; extraId: number }) {
  return callSignedIn(charges.withdrawExtra, { token, params })
}
