import type { ProductStock } from '@shop/contract/stock'
import { Button } from '~/ui/button.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { CountBar } from './count-bar.tsx'
import { PooledCount } from './pooled-count.tsx'
import type { ChosenUnits } from './stock.queries.ts'
import { StockGrid } from './stock-grid.tsx'
import { useStockCount } from './use-stock-count.ts'

interface StockProductProps {
  product: ProductStock
  chosen: ChosenUnits | undefined
  onChoose: (chosen: ChosenUnits) => void
}

export function StockProduct({ product, chosen, onChoose }: StockProductProps) {
  const count = useStockCount(product)
  const { id: productId, name, mode, stockQuantity, reserved } = product
  const isChosen = chosen?.productId === productId
  const titleId = `estoque-${productId}`
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-1 border border-line bg-white">
      <div className="flex min-h-18 flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line px-4 py-2.5 lg:px-5">
        <Thumb src={product.picture} className="h-13 w-10" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="line-clamp-2 text-[1.375rem] leading-[1.2] wrap-anywhere">
            {name}
          </h2>
          <p className="text-13 text-ink-2">
            {count.draft ? 'contando' : mode === 'pooled' ? 'um número só para a peça' : 'por tamanho e cor'}
            {product.hidden && ' · oculta na loja'}
          </p>
        </div>
        <p className="text-right text-14">
          <span className="block font-semibold">
            {stockQuantity === 1 ? '1 pronta' : `${stockQuantity} prontas`}
          </span>
          {reserved > 0 && (
            <span className="text-13 text-ink-2">
              {reserved === 1 ? '1 reservada' : `${reserved} reservadas`}
            </span>
          )}
        </p>
        {!count.draft && !count.pooled && (
          <Button variant="outline" size="small" onClick={count.begin} aria-describedby={titleId}>
            Contar
          </Button>
        )}
      </div>
      {mode === 'pooled' && !count.draft ? (
        <PooledCount product={product} count={count} onShow={() => onChoose({ productId, name })} />
      ) : (
        <StockGrid
          product={product}
          draft={count.draft}
          onType={count.type}
          chosen={
            isChosen && chosen.size && chosen.color ? { size: chosen.size, color: chosen.color } : undefined
          }
          onChoose={({ size, color }) => onChoose({ productId, name, size, color })}
        />
      )}
      {count.draft && <CountBar product={product} count={count} />}
    </section>
  )
}
