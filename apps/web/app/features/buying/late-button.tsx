import { type OfferKind, offerLabels } from '@shop/contract/offers'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'

const wide = 'flex-1 px-2.5! whitespace-normal!'

interface LateButtonProps {
  /** Another way in which the product arrives in time. */
  other: OfferKind | undefined
  onChoose: (kind: OfferKind) => void
}

/** In place of the main button, while what is chosen would arrive too late: the way on, never a dead button. */
export function LateButton({ other, onChoose }: LateButtonProps) {
  if (other === undefined)
    return (
      <ButtonLink to={paths.contact} className={wide}>
        Falar com o ateliê
      </ButtonLink>
    )
  return (
    <Button onClick={() => onChoose(other)} className={wide}>
      Ver {offerLabels[other].toLowerCase()}
    </Button>
  )
}

export function LateNote({ offer }: { offer: OfferKind }) {
  return (
    <p className="w-full text-14 leading-[1.45] text-ink-2">
      Com outra data, ou sem data, {offerLabels[offer].toLowerCase()} volta a poder ir ao carrinho.
    </p>
  )
}
