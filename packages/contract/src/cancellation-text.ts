/** What a customer agrees to about cancelling. No zod: the checkout shows it. */
import { withdrawalDays } from './constants.ts'
import type { OfferKind } from './offers.ts'

/** For ways of buying for which the owner has stored no text of her own. */
export const plainCancellationText = `Se você desistir antes da entrega, ou até ${withdrawalDays} dias depois de receber, o ateliê devolve tudo o que você pagou.`

type OwnTexts = { readonly [K in Exclude<OfferKind, 'ready'>]: string | null }

/** The owner's own text counts only if every line of the order stands under one. */
export function ownCancellationText(texts: OwnTexts, offers: readonly OfferKind[]): string | undefined {
  const own = offers.map((offer) => (offer === 'ready' ? null : texts[offer]))
  if (own.length === 0 || own.includes(null)) return undefined
  return [...new Set(own)].join('\n\n')
}
