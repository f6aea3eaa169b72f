import { type StockBand, stockBand } from '@shop/contract/constants'
import { type OfferKind, offerLabels } from '@shop/contract/offers'
import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Badge } from '~/ui/badge.tsx'

const icon = { 'aria-hidden': true, className: 'size-4 flex-none', strokeWidth: 1.7 } as const

const badgeStyles = {
  high: { tone: 'ok', icon: <Check {...icon} /> },
  low: { tone: 'warning', icon: <Info {...icon} /> },
  none: { tone: 'error', icon: <X {...icon} /> },
} as const satisfies Record<StockBand, unknown>

/** Units that are ready, or that what is sewn to order needs none. */
export function StockBadge({ offer, quantity }: { offer: OfferKind; quantity: number }) {
  const { lowStock } = useStoreNumbers()
  if (offer !== 'ready' && quantity > 0) return <Badge tone="neutral">{offerLabels[offer]}</Badge>
  const band = stockBand(quantity, lowStock)
  return (
    <Badge tone={badgeStyles[band].tone} className="whitespace-normal!">
      {badgeStyles[band].icon}
      {formatStock(band, quantity)}
    </Badge>
  )
}

function formatStock(band: StockBand, quantity: number) {
  if (band === 'none') return 'Esgotado'
  if (band === 'high') return `Em estoque · ${quantity} peças`
  return quantity === 1 ? 'Em estoque · última peça' : `Em estoque · últimas ${quantity} peças`
}
