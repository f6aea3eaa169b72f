import type { Choice } from '@shop/contract/cart'
import { incompleteChoice } from '@shop/contract/incomplete-choice'
import type { OfferKind } from '@shop/contract/offers'
import { toast } from '~/lib/toasts.ts'

/** The current selection. */
interface Chosen {
  size: string | undefined
  color: string | undefined
  offer?: OfferKind | undefined
  baseSize?: string | undefined
}

/** Passes on a complete choice; an incomplete one adds nothing, and a toast says what to choose. */
export function addChoice(
  { size, color, offer = 'ready', baseSize }: Chosen,
  onAdd: (choice: Choice) => void,
) {
  if (!size || !color) {
    toast({ ...incompleteChoice, variant: 'destructive' })
    return
  }
  onAdd({ size, color, ...(offer !== 'ready' && { offer }), ...(baseSize !== undefined && { baseSize }) })
}
