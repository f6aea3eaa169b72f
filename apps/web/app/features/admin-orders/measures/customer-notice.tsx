import type { Order } from '@shop/contract/order'

interface CustomerNoticeProps {
  order: Order
  /** Completes 'Ana Silva (ana@example.com) recebe um e-mail …'. */
  children: string
}

/** Who is notified. A deleted account is not. */
export function CustomerNotice({ order: { customer }, children }: CustomerNoticeProps) {
  if (customer.email === null) return null
  return (
    <p className="wrap-anywhere">
      <b className="font-semibold">{customer.name}</b> ({customer.email}) recebe um e-mail {children}
    </p>
  )
}
