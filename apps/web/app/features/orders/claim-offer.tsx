import type { Order } from '@shop/contract/order'
import { orderLinks } from '@shop/contract/order-links'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import { useEmailedLink } from './use-emailed-link.ts'

/** The link itself never moves the order to an account: that takes a second one, sent to the buyer's mailbox. */
export function ClaimOffer({ order, token }: { order: Order; token: string }) {
  const { isSent, failed, sending, send } = useEmailedLink({
    endpoint: orderLinks.requestClaim,
    order,
    token,
  })
  const { email } = order.customer
  if (email === null) return null
  return (
    <section aria-labelledby="claim" className="grid max-w-150 justify-items-start gap-3">
      <h2 id="claim" className="text-h3!">
        Guardar na minha conta
      </h2>
      {isSent ? (
        <FormNotice tone="ok" title="Confira o seu e-mail">
          Enviamos um link para {email}. Entre na sua conta e abra o link: o pedido passa a aparecer nela.
        </FormNotice>
      ) : (
        <>
          <p className="text-ink-2">Na conta ficam também as medidas e as conversas com o ateliê.</p>
          {failed && <Notice tone="error">{failed}</Notice>}
          <Button variant="outline" loading={sending} onClick={send}>
            Receber o link por e-mail
          </Button>
        </>
      )}
    </section>
  )
}
