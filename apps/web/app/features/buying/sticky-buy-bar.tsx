import { formatBRL } from '@shop/contract/money'
import type { RefObject } from 'react'
import { Button } from '~/ui/button.tsx'
import { StickyBar } from '~/ui/sticky-bar.tsx'
import { useOutOfView } from './use-out-of-view.ts'

interface StickyBuyBarProps {
  /** The page's own button: the bar replaces it while it is out of view, and never covers the footer. */
  standsInFor: RefObject<HTMLElement | null>
  priceCents: number
  /** The current selection. */
  chosen: string[]
  onAdd: () => void
}

export function StickyBuyBar({ standsInFor, priceCents, chosen, onAdd }: StickyBuyBarProps) {
  const shown = useOutOfView(standsInFor)
  return (
    <StickyBar shown={shown}>
      <div className="flex items-center gap-x-4.5">
        <p className="max-w-1/2 flex-none leading-[1.3]">
          <span className="block text-18 font-medium whitespace-nowrap tabular-nums">
            {formatBRL(priceCents)}
          </span>
          <span className="block truncate text-13 text-ink-2">
            {chosen.join(' · ') || 'Selecione o tamanho e a cor'}
          </span>
        </p>
        <Button onClick={onAdd} className="min-w-0 flex-1 px-2.5! whitespace-normal!">
          Adicionar ao carrinho
        </Button>
      </div>
    </StickyBar>
  )
}
