import { formatDate } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import { linkedOrderPath } from '~/paths.ts'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { TextLink } from '~/ui/text-link.tsx'

/** A guest sends her measures on the order's own page, where the provider's scripts are not allowed. */
export function GuestMeasures({ order, orderToken }: { order: Order; orderToken: string }) {
  const waiting = order.items.filter(({ measures }) => measures && !measures.byLink?.isSent)
  const dueOn = waiting[0]?.measures?.dueOn
  if (waiting.length === 0) return null
  return (
    <div className="mt-6">
      <Notice icon={<TapeIcon aria-hidden="true" className="mt-0.5 size-5.5 flex-none" strokeWidth={1.5} />}>
        <p className="font-medium">Envie as medidas{dueOn && ` até ${formatDate(dueOn)}`}</p>
        <p className="text-14 text-ink-2">
          {waiting.length === 1 ? 'A peça sob medida espera' : 'As peças sob medida esperam'} por elas. O link
          do pedido, que vai por e-mail, abre a mesma página.
        </p>
        <TextLink to={linkedOrderPath(orderToken)} reloadDocument>
          Enviar medidas
        </TextLink>
      </Notice>
    </div>
  )
}
