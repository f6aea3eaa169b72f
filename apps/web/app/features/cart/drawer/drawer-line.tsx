import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import { useId } from 'react'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { classes } from '~/ui/classes.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { QuantityStepper } from '~/ui/quantity-stepper.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { formatBound, formatChangeBriefly, lineName } from '../cart-text.ts'
import { LinePicture } from '../line-picture.tsx'
import type { ReviewedLine } from '../review-cart.ts'

interface DrawerLineProps {
  line: ReviewedLine
  /** When it arrives. */
  delivery: string
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** A line in short. What has changed about it is named here and explained in the cart. */
export function DrawerLine({ line, delivery, onQuantity, onRemove }: DrawerLineProps) {
  const { product, name, color, quantity, unitPriceCents, buyable, bound, changes } = line
  const boundId = useId()
  const isGone = changes.some(({ kind }) => kind === 'gone')
  const [change] = changes
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 border-b border-line py-5 last:border-b-0 sm:grid-cols-[104px_minmax(0,1fr)] sm:gap-x-5 sm:py-6">
      <div
        className={classes(
          'aspect-3/4 overflow-hidden rounded-1 bg-paper-3',
          !buyable && 'opacity-60 saturate-50',
        )}
      >
        {isGone ? (
          <MissingPicture />
        ) : (
          <LinePicture product={product} color={color} sizes="(min-width: 40rem) 104px, 84px" />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-[1.5rem]! leading-[1.15]! wrap-anywhere">
            {isGone ? (
              name
            ) : (
              <Link to={productPath(line.productId)} className="rounded-1 hover:text-wine">
                {name}
              </Link>
            )}
          </h3>
          <p
            className={classes(
              'flex-none font-medium tabular-nums',
              !buyable && 'text-ink-3 line-through decoration-1',
            )}
          >
            {formatBRL(unitPriceCents * quantity)}
          </p>
        </div>
        <p className="mt-0.5 text-14 leading-[1.45] text-ink-2">{choiceText(line)}</p>
        {buyable && <p className="text-14 leading-[1.45] text-ink-2">{delivery}</p>}
        {change && (
          <p
            className={classes('text-14 leading-[1.45] font-medium', buyable ? 'text-warning' : 'text-error')}
          >
            {formatChangeBriefly(change)}
          </p>
        )}
        {buyable && bound && (
          <p id={boundId} className="text-14 leading-[1.45] text-warning">
            {formatBound(bound, line)}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3">
          {buyable && (
            <QuantityStepper
              of={lineName(line)}
              value={quantity}
              boundId={bound ? boundId : undefined}
              onChange={onQuantity}
            />
          )}
          <TextButton aria-label={`Remover ${lineName(line)}`} onClick={onRemove}>
            Remover
          </TextButton>
        </div>
      </div>
    </li>
  )
}
