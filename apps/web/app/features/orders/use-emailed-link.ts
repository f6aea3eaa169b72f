import type { Failure } from '@shop/contract/failures'
import type { Order } from '@shop/contract/order'
import type { orderLinks } from '@shop/contract/order-links'
import { useState } from 'react'
import { call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'

const failure: Failure = { message: 'Não foi possível enviar o e-mail. Tente novamente.' }

interface EmailedLink {
  endpoint: typeof orderLinks.requestClaim | typeof orderLinks.requestErasure
  order: Order
  token: string
}

/** Asks for a one-time link, which goes to the e-mail of the order. */
export function useEmailedLink({ endpoint, order, token }: EmailedLink) {
  const [isSent, setSent] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    setFailed(undefined)
    try {
      await call(endpoint, { params: { id: order.id }, token })
      setSent(true)
    } catch (error) {
      setFailed(failureText(error, failure))
    } finally {
      setSending(false)
    }
  }
  return { isSent, failed, sending, send: () => void send() }
}
