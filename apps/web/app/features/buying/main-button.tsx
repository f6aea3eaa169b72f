import { Button } from '~/ui/button.tsx'

interface MainButtonProps {
  soldOut: boolean
  size: string | undefined
  onAdd: () => void
  onIntent: () => void
  /** Undefined for a product that is not sewn to order. */
  onSewn: (() => void) | undefined
}

/** Adds to the cart; without a unit it leads to the way in which the product is still sewn. */
export function MainButton({ soldOut, size, onAdd, onIntent, onSewn }: MainButtonProps) {
  if (!soldOut) {
    return (
      <Button
        onClick={onAdd}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className="flex-1 px-2.5! whitespace-normal!"
      >
        Adicionar ao carrinho
      </Button>
    )
  }
  if (onSewn) {
    return (
      <Button variant="outline" onClick={onSewn} className="flex-1 px-2.5! whitespace-normal!">
        Ver sob encomenda, no{'\u00a0'}
        {size}
      </Button>
    )
  }
  return (
    <Button disabled className="flex-1 px-2.5!">
      Esgotado
    </Button>
  )
}
