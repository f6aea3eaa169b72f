import type { ProductStock } from '@shop/contract/stock'
import { Button } from '~/ui/button.tsx'
import { type CountDraft, changesIn, draftKey, totalOf, unitsIn } from './count-draft.ts'
import type { StockCounting } from './use-stock-count.ts'

interface CountBarProps {
  product: ProductStock
  count: StockCounting
}

/** What will be saved, in words. */
export function CountBar({ product, count }: CountBarProps) {
  const draft: CountDraft = count.draft ?? new Map()
  const missing = product.mode === 'pooled' ? missingIn(product, draft) : 0
  const changes = changesIn(product, draft)
  const canSave = product.mode === 'pooled' ? missing === 0 : changes.length > 0
  return (
    <div className="flex flex-wrap items-center gap-3 bg-paper-2 px-4 py-3 lg:px-5">
      <p role="status" className="min-w-60 flex-1 text-14">
        {product.mode === 'pooled' ? (
          <SeparatingText product={product} draft={draft} missing={missing} />
        ) : changes.length === 0 ? (
          'Digite quantas peças você encontrou em cada tamanho e cor.'
        ) : (
          <>
            <b className="font-semibold">
              {changes
                .map(
                  ({ size, color, stockQuantity, units }) => `${size} ${color}: ${stockQuantity} → ${units}`,
                )
                .join(', ')}
              .
            </b>{' '}
            Vira um movimento “contagem” com o seu nome.
          </>
        )}
      </p>
      <div className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <Button variant="neutral" size="small" onClick={count.stop}>
          Desistir
        </Button>
        <Button
          size="small"
          disabled={!canSave}
          loading={count.saving}
          onClick={() => void count.saveDraft()}
        >
          Guardar contagem
        </Button>
      </div>
    </div>
  )
}

interface SeparatingProps {
  product: ProductStock
  draft: CountDraft
  missing: number
}

function SeparatingText({ product, draft, missing }: SeparatingProps) {
  const total = totalOf(draft)
  if (missing > 0) {
    return missing === 1
      ? 'Falta contar 1 tamanho.'
      : `Faltam ${missing} tamanhos. Onde não há peça, escreva 0.`
  }
  if (total === product.stockQuantity) return `As ${total} peças estão distribuídas.`
  return (
    <>
      <b className="font-semibold">
        Eram {product.stockQuantity}, você contou {total}.
      </b>{' '}
      A diferença vira um movimento “contagem” com o seu nome.
    </>
  )
}

function missingIn({ sizes, colors }: ProductStock, draft: CountDraft): number {
  const isMissing = (size: string, color: string) =>
    unitsIn(draft.get(draftKey({ size, color })) ?? '') === undefined
  return colors.flatMap((color) => sizes.filter((size) => isMissing(size, color))).length
}
