import type { PaymentState } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { paymentText } from '~/shared/orders/order-text.ts'
import { Badge } from '~/ui/badge.tsx'

const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.8 } as const

const badgeStyles = {
  awaiting: { tone: 'warning', icon: <Clock {...icon} /> },
  paid: { tone: 'ok', icon: <Check {...icon} /> },
  partly_paid: { tone: 'info', icon: <Clock {...icon} /> },
  declined: { tone: 'error', icon: <X {...icon} /> },
  expired: { tone: 'neutral', icon: <Clock {...icon} /> },
  refunded: { tone: 'info', icon: <Undo2 {...icon} /> },
} as const satisfies Record<PaymentState, unknown>

export function PaymentBadge({ order }: { order: Pick<Order, 'paymentState' | 'refundedCents'> }) {
  const { tone, icon } = badgeStyles[order.paymentState]
  return (
    <Badge tone={tone} className="gap-1.5! px-2.25! whitespace-normal!">
      {icon}
      {paymentText(order)}
    </Badge>
  )
}
