import type { ProductStock } from '@shop/contract/stock'
import { useId } from 'react'
import { Button } from '~/ui/button.tsx'
import { unitsIn } from './count-draft.ts'
import type { StockCounting } from './use-stock-count.ts'

interface PooledCountProps {
  product: ProductStock
  count: StockCounting
  /** Shows the movements of the product. */
  onShow: () => void
}

const link = 'cursor-pointer text-wine underline underline-offset-3 hover:decoration-2'

/** A product whose units are one number. */
export function PooledCount({ product, count, onShow }: PooledCountProps) {
  const field = useId()
  if (count.pooled === undefined) {
    return (
      <p className="px-4 py-3.5 text-14 text-ink-2 lg:px-5">
        Conta junto todos os tamanhos e cores.{' '}
        <button type="button" className={link} onClick={count.separate}>
          Separar por tamanho e cor
        </button>{' '}
        ·{' '}
        <button type="button" className={link} onClick={onShow}>
          Ver movimentos
        </button>
      </p>
    )
  }
  const units = unitsIn(count.pooled)
  const changed = units !== undefined && units !== product.stockQuantity
  return (
    <div className="flex flex-wrap items-center gap-3 bg-paper-2 px-4 py-3 lg:px-5">
      <label htmlFor={field} className="text-14">
        Peças prontas
      </label>
      <input
        id={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={count.pooled}
        onChange={(event) => count.typePooled(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        aria-invalid={units === undefined}
        className="h-(--control) w-24 rounded-1 border border-line-strong bg-white px-3 text-(length:--field-text) tabular-nums"
      />
      <div className="ml-auto flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <Button variant="neutral" size="small" onClick={count.stop}>
          Desistir
        </Button>
        <Button
          size="small"
          disabled={!changed}
          loading={count.saving}
          onClick={() => units !== undefined && void count.savePooled(units)}
        >
          Guardar contagem
        </Button>
      </div>
    </div>
  )
}
