import { formatBRL } from '@shop/contract/money'
import { labelledChoice } from '@shop/contract/offers'
import Info from 'lucide-react/icons/info'
import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { Badge } from '~/ui/badge.tsx'
import { classes } from '~/ui/classes.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { QuantityStepper } from '~/ui/quantity-stepper.tsx'
import { formatBound, lineName } from './cart-text.ts'
import { LinePicture } from './line-picture.tsx'
import type { LineChange, ReviewedLine } from './review-cart.ts'

interface CartLineRowProps {
  line: ReviewedLine
  /** When it arrives, where lines differ. */
  date: ReactNode
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartLineRow({ line, date, onQuantity, onRemove }: CartLineRowProps) {
  const { product, name, color, quantity, unitPriceCents, buyable, bound } = line
  const boundId = useId()
  const choice = lineName(line)
  const has = (wanted: LineChange['kind']) => line.changes.some(({ kind }) => kind === wanted)
  const gone = has('gone')
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 first:border-t sm:grid-cols-[132px_minmax(0,1fr)_auto] sm:gap-x-6.5 sm:gap-y-2 sm:py-7">
      <div
        className={classes(
          'row-span-1 aspect-3/4 overflow-hidden rounded-1 bg-paper-3 sm:row-span-2',
          !buyable && 'opacity-60 saturate-50',
        )}
      >
        {gone ? (
          <MissingPicture />
        ) : (
          <LinePicture product={product} color={color} sizes="(min-width: 40rem) 132px, 92px" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-[1.625rem]! wrap-anywhere">
          {gone ? (
            name
          ) : (
            <Link to={productPath(line.productId)} className="rounded-1 hover:text-wine">
              {name}
            </Link>
          )}
        </h2>
        <p className="mt-1 text-14 text-ink-2">{labelledChoice(line)}</p>
        {quantity > 1 && <p className="text-14 text-ink-2 tabular-nums">{formatBRL(unitPriceCents)} cada</p>}
        {buyable && date}
        {!buyable && (
          <Badge tone="error" className="mt-2">
            {has('sold-out') ? 'Esgotado' : 'Indisponível'}
          </Badge>
        )}
        {buyable && bound && (
          <p id={boundId} className="mt-2 flex items-start gap-2 text-14 leading-[1.4] text-warning">
            <Info aria-hidden="true" className="mt-0.5 size-4 flex-none" strokeWidth={1.7} />
            {formatBound(bound, line)}
          </p>
        )}
      </div>
      <p
        className={classes(
          'text-18 font-medium tabular-nums max-sm:col-start-2 max-sm:row-start-2 max-sm:self-center max-sm:justify-self-end',
          !buyable && 'text-ink-3 line-through decoration-1',
        )}
      >
        {formatBRL(unitPriceCents * quantity)}
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:w-fit sm:col-span-2 sm:gap-x-5">
        {buyable && (
          <QuantityStepper
            of={choice}
            value={quantity}
            boundId={bound ? boundId : undefined}
            onChange={onQuantity}
          />
        )}
        <button
          type="button"
          aria-label={`Remover ${choice}`}
          onClick={onRemove}
          className="needs-scripts inline-flex min-h-12 min-w-11 items-center justify-center gap-2.5 rounded-1 text-14 text-ink-2 hover:text-wine"
        >
          <Trash2 aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
          <span className="underline underline-offset-4 max-sm:sr-only">Remover</span>
        </button>
      </div>
    </li>
  )
}
