import type { CartLine, Choice } from '@shop/contract/cart'
import { formatBRL } from '@shop/contract/money'
import { offerOf } from '@shop/contract/offers'
import { useId } from 'react'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { LinePicture } from '../line-picture.tsx'
import type { CartProduct } from '../one-more.ts'
import type { AddedLine } from './added-line.ts'
import type { Complement } from './fetch-complements.ts'
import { useComplements } from './use-complements.ts'

const SHOWN = 2

interface ComplementsProps {
  of: AddedLine
  /** Products in the cart are not suggested. */
  lines: readonly CartLine[]
  onAdd: AddProduct
}

type AddProduct = (product: CartProduct, choice: Choice) => void

/** Two products that go with the one that was added. */
export function Complements({ of, lines, onAdd }: ComplementsProps) {
  const titleId = useId()
  const complements = useComplements(of.productId)
    .filter(({ id }) => lines.every(({ productId }) => productId !== id))
    .slice(0, SHOWN)
  if (complements.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-5 pb-6">
      <h3 id={titleId} className="mb-3 text-[1.375rem]! wrap-anywhere">
        Combina com {of.name}
      </h3>
      <ul className="grid gap-2.5">
        {complements.map((product) => (
          <ComplementRow key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  )
}

interface ComplementProps {
  product: Complement
  onAdd: AddProduct
}

function ComplementRow({ product, onAdd }: ComplementProps) {
  const { id, name, priceCents, colors } = product
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-1 bg-paper-2 p-2.5 sm:grid-cols-[66px_minmax(0,1fr)_auto] sm:gap-x-4">
      <div className="aspect-4/5 overflow-hidden rounded-1 bg-paper-3">
        <LinePicture product={product} color={colors[0] ?? ''} sizes="66px" />
      </div>
      <div className="min-w-0">
        <h4 className="font-title text-[1.25rem] leading-[1.2] wrap-anywhere">
          <Link to={productPath(id)} className="rounded-1 hover:text-wine">
            {name}
          </Link>
        </h4>
        <p className="mt-0.5 text-14 text-ink-2 tabular-nums">{formatBRL(priceCents)}</p>
      </div>
      <ComplementButton product={product} onAdd={onAdd} />
    </li>
  )
}

const buttonStyle = 'min-h-11! px-3.5! text-13!'

/** Adds what leaves nothing to choose; else says what there is to choose, on the product's page. */
function ComplementButton({ product, onAdd }: ComplementProps) {
  const { id, name, sizes, colors } = product
  const [size, ...otherSizes] = sizes
  const [color, ...otherColors] = colors
  const hasChoice = otherSizes.length > 0 || otherColors.length > 0
  if (size === undefined || color === undefined || hasChoice || !isReady(product)) {
    const choice = otherSizes.length > 0 ? 'Tamanho' : otherColors.length > 0 ? 'Cor' : 'Ver'
    return (
      <ButtonLink
        to={productPath(id)}
        variant="outline"
        aria-label={`${choice}: ${name}`}
        className={buttonStyle}
      >
        {choice}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="outline"
      aria-label={`Adicionar ${name} ao carrinho`}
      onClick={() => onAdd(product, { size, color })}
      className={buttonStyle}
    >
      Adicionar
    </Button>
  )
}

function isReady(product: Complement): boolean {
  return product.stockQuantity > 0 && offerOf(product) !== undefined
}
