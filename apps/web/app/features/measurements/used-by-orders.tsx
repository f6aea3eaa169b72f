import Lock from 'lucide-react/icons/lock'
import { Notice } from '~/ui/notice.tsx'
import { type OrderUse, textOf } from './order-uses.ts'

/** The orders whose dress is cut to this sheet and not delivered yet. */
export function UsedByOrders({ uses }: { uses: readonly OrderUse[] }) {
  const open = uses.filter(({ order }) => order.status !== 'delivered')
  return open.map((use) => {
    const { title, text } = textOf(use)
    return (
      <Notice
        key={use.item.id}
        tone="info"
        icon={<Lock aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />}
      >
        <p className="font-medium">{title}</p>
        <p className="text-14 text-ink-2">
          {use.item.name}. {text}
        </p>
      </Notice>
    )
  })
}
