import type { Failure } from '@shop/contract/failures'
import { orderLinks } from '@shop/contract/order-links'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { ordersKey } from '~/shared/orders/orders-key.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure: Failure = { message: 'Não foi possível guardar o pedido. Abra o link de novo.' }
/** A link is used once, and an effect may run twice. */
const claims = new Map<string, Promise<unknown>>()

/** Adds the order of a mailed one-time link to the account. */
export default function ClaimedOrder({ token, orderToken }: { token: string; orderToken: string }) {
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    const claim =
      claims.get(orderToken) ?? callSignedIn(orderLinks.claim, { token, body: { token: orderToken } })
    claims.set(orderToken, claim)
    const finish = async () => {
      try {
        await claim
        await queryClient.invalidateQueries({ queryKey: ordersKey(token) })
        toast({ title: 'Pedido guardado', description: 'Ele agora aparece na sua conta.' })
        void navigate(paths.account, { replace: true })
      } catch (error) {
        setFailed(failureText(error, failure))
      }
    }
    void finish()
  }, [token, orderToken, navigate])
  if (failed === undefined) return <PageWaiting />
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Guardar pedido</h1>
      <Notice tone="error">{failed}</Notice>
      <ButtonLink to={paths.account} variant="outline">
        Ver meus pedidos
      </ButtonLink>
    </div>
  )
}
