import type { Choice } from '@shop/contract/cart'
import { networkFailure } from '@shop/contract/network-failure'
import { type ComponentType, useState } from 'react'
import type { QuickChoiceProps } from '~/features/buying/quick-choice.tsx'
import { addToCart } from '~/features/cart/add-to-cart.ts'
import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import { CARD_SIZES, CardSection } from '~/features/products/card-section.tsx'
import { type Complement, onlyChoice } from '~/features/products/complement.ts'
import { ProductCard } from '~/features/products/product-card.tsx'
import { toast } from '~/lib/toasts.ts'
import { collectionPath } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'

interface ComplementsSectionProps {
  id: string
  /** The product on the page. */
  name: string
  chosen: boolean
  complements: readonly Complement[]
  /** Of all complements, if it is one that the shop shows. */
  collection: string | undefined
}

/** What goes with a product, with a button that adds it. */
export function ComplementsSection({ id, name, chosen, complements, collection }: ComplementsSectionProps) {
  const [choosing, setChoosing] = useState<Complement>()
  const [QuickChoice, setQuickChoice] = useState<ComponentType<QuickChoiceProps>>()

  const open = async (complement: Complement) => {
    try {
      const { QuickChoice: loaded } = await import('~/features/buying/quick-choice.tsx')
      setQuickChoice(() => loaded)
      setChoosing(complement)
    } catch {
      toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
    }
  }
  const add = (complement: Complement, choice: Choice) => addToCart(complement.product, choice)

  return (
    <>
      <CardSection
        id={id}
        eyebrow={chosen ? 'Escolhido pelo ateliê' : 'Para usar junto'}
        title="Complete o look"
        link={
          collection !== undefined && (
            <TextLink to={collectionPath(collection)}>Ver {collection.toLowerCase()}</TextLink>
          )
        }
        note={chosen && `O que usamos com ${name}.`}
      >
        {complements.map((complement) => (
          <li key={complement.card.key} className="flex min-w-0 flex-col justify-between gap-2">
            <ProductCard
              product={complement.card}
              sizes={CARD_SIZES}
              action={
                <FavoriteButton productId={complement.card.id} name={complement.card.name} variant="round" />
              }
            />
            <AddButton
              complement={complement}
              onAdd={(choice) => add(complement, choice)}
              onChoose={() => void open(complement)}
            />
          </li>
        ))}
      </CardSection>
      {QuickChoice && choosing && (
        <QuickChoice
          product={choosing.product}
          to={choosing.card.to}
          color={choosing.color}
          onAdd={(choice) => add(choosing, choice)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  )
}

interface AddButtonProps {
  complement: Complement
  onAdd: (choice: Choice) => void
  onChoose: () => void
}

function AddButton({ complement, onAdd, onChoose }: AddButtonProps) {
  const { name, inStock } = complement.card
  const choice = onlyChoice(complement)
  if (!inStock) {
    return (
      <Button disabled className="min-h-11! px-3!">
        Esgotado
      </Button>
    )
  }
  const label = choice ? 'Adicionar' : 'Escolher tamanho'
  return (
    <Button
      variant="outline"
      aria-label={`${label}: ${name}`}
      className="needs-scripts min-h-11! px-1! whitespace-normal! max-sm:text-13! max-sm:tracking-[0.06em]!"
      onClick={() => (choice ? onAdd(choice) : onChoose())}
    >
      {label}
    </Button>
  )
}
