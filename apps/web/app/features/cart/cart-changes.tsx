import { lineKey } from '@shop/contract/cart'
import { choiceText } from '@shop/contract/offers'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Notice } from '~/ui/notice.tsx'
import { formatChange } from './cart-text.ts'
import type { ReviewedLine } from './review-cart.ts'

/** Shows what changed in the cart since the customer last saw it. Announced by screen readers at once. */
export function CartChanges({ lines }: { lines: readonly ReviewedLine[] }) {
  const changed = lines.flatMap((line) => line.changes.map((change) => ({ line, change })))
  return (
    // Rendered even while it is empty: screen readers only announce additions to an existing live region.
    <div role="status">
      {changed.length > 0 && (
        <Notice
          tone="warning"
          icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 flex-none" strokeWidth={1.5} />}
        >
          <p className="font-medium">Seu carrinho mudou</p>
          <ul className="mt-1 grid gap-1 text-14 text-ink-2">
            {changed.map(({ line, change }) => (
              <li key={`${lineKey(line)} ${change.kind}`}>
                <strong className="font-medium text-ink">
                  {line.name} ({choiceText(line).replaceAll(' · ', ', ')}):
                </strong>{' '}
                {formatChange(change)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
