import { itemCount, totalCents } from '@shop/contract/cart'
import { formatBRL } from '@shop/contract/money'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { CartSummary } from './cart-summary.tsx'
import { formatItemCount } from './cart-text.ts'
import { discountIn } from './use-coupon.ts'

/** The summary collapsed into a bar, for screens without room beside the steps. */
export function CartSummaryBar(summary: Omit<ComponentProps<typeof CartSummary>, 'className' | 'children'>) {
  const bought = summary.lines.filter(({ buyable }) => buyable)
  return (
    <details className="group border-b border-line bg-paper-2 lg:hidden">
      <summary className="page flex min-h-15 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <BagIcon className="size-5 flex-none" />
        <span>
          <span className="group-open:hidden">Ver</span>
          <span className="hidden group-open:inline">Ocultar</span> resumo (
          {formatItemCount(itemCount(bought))})
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 flex-none transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
        <span className="ml-auto font-semibold tabular-nums">
          {formatBRL(totalCents(bought) - discountIn(summary.coupon))}
        </span>
      </summary>
      <CartSummary {...summary} className="pt-2!" />
    </details>
  )
}
