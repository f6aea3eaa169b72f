import { type Choice, unitsOf } from '@shop/contract/cart'
import { formatBRL } from '@shop/contract/money'
import { offerLabels, offerOf, offerPrice, usualOffer } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog } from '~/ui/drawer.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { addChoice } from './add-choice.ts'
import { ColorOptions, SizeOptions } from './product-options.tsx'

const DIALOG_ID = 'quick-choice'

export interface QuickChoiceProps {
  product: Pick<Product, 'name' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity' | 'variants' | 'offers'>
  /** The product's own page, with all its options. */
  to: string
  color: string
  onAdd: (choice: Choice) => void
  onClose: () => void
}

/** The size and colour of a product that is added from its card. Open while it is mounted. */
export function QuickChoice({ product, to, color: first, onAdd, onClose }: QuickChoiceProps) {
  const [size, setSize] = useState<string>()
  const [color, setColor] = useState(first)
  const offer = usualOffer(product)
  const isSoldOut = (one: string) => unitsOf(product, { size: one, color, offer }) === 0
  const soldOut = size !== undefined && isSoldOut(size)

  useLayoutEffect(() => {
    const dialog = document.getElementById(DIALOG_ID)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }, [])

  const add = (choice: Choice) => {
    // Closed first: the toast then appears on the page and not in a dialog that is about to go.
    closeDialog(DIALOG_ID)
    onAdd(choice)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    addChoice({ size, color, offer }, add)
  }
  return (
    <Dialog
      id={DIALOG_ID}
      label={`Escolher tamanho: ${product.name}`}
      onClose={onClose}
      className="max-w-120"
    >
      {/* A form of its own: these radios must not be of one group with those of the page. */}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5 p-5 sm:p-8">
        <div className="pr-12">
          <h2 className="text-[2rem]! wrap-anywhere">{product.name}</h2>
          <p className="mt-1 font-medium tabular-nums">
            {formatBRL(offerPrice(product.priceCents, offerOf(product, offer)?.priceChangeCents ?? 0))}
            {offer !== 'ready' && <span className="font-normal text-ink-2"> · {offerLabels[offer]}</span>}
          </p>
        </div>
        <SizeOptions
          offered={product.sizes}
          chosen={size}
          onChoose={setSize}
          isSoldOut={isSoldOut}
          aside={null}
        />
        {product.colors.length > 1 && (
          <ColorOptions
            offered={product.colors}
            chosen={color}
            onChoose={setColor}
            onIntent={() => undefined}
          />
        )}
        <div className="grid gap-2 pt-1">
          <Button type="submit" disabled={soldOut}>
            {soldOut ? 'Esgotado nesta cor' : 'Adicionar ao carrinho'}
          </Button>
          <TextLink to={to} className="justify-center">
            Ver fotos e detalhes
          </TextLink>
        </div>
      </form>
    </Dialog>
  )
}
