import type { Order } from '@shop/contract/order'

/** After a sale of the atelier to a customer without an e-mail. */
export const noEmail = 'Ela não tem e-mail no pedido: avise por telefone ou WhatsApp.'

interface CustomerNoticeProps {
  order: Order
  /** Completes 'Ana Silva (ana@example.com) recebe um e-mail …'. */
  children: string
}

/** Who is notified. Without an e-mail nobody is. */
export function CustomerNotice({ order: { customer }, children }: CustomerNoticeProps) {
  if (customer.email === null) return null
  return (
    <p className="wrap-anywhere">
      <b className="font-semibold">{customer.name}</b> ({customer.email}) recebe um e-mail {children}
    </p>
  )
}
