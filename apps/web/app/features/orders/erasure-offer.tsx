import type { Order } from '@shop/contract/order'
import { orderLinks } from '@shop/contract/order-links'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { useEmailedLink } from './use-emailed-link.ts'

/** Erases nothing yet: the buyer confirms by a second link, sent to her mailbox. */
export function ErasureOffer({ order, token }: { order: Order; token: string }) {
  const { isSent, failed, sending, send } = useEmailedLink({
    endpoint: orderLinks.requestErasure,
    order,
    token,
  })
  const { email } = order.customer
  if (email === null) return null
  if (isSent) {
    return (
      <div className="max-w-150">
        <FormNotice tone="ok" title="Confira o seu e-mail">
          Enviamos um link para {email}. Nada foi apagado ainda: abra o link e confirme.
        </FormNotice>
      </div>
    )
  }
  return (
    <div className="grid max-w-150 justify-items-start gap-1 text-14">
      {failed && <Notice tone="error">{failed}</Notice>}
      <TextButton disabled={sending} onClick={send}>
        Apagar meus dados
      </TextButton>
      <p className="text-ink-3">
        Enviamos um link ao seu e-mail para você confirmar. Fica só o que a lei manda guardar.
      </p>
    </div>
  )
}
