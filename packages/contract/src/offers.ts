/** The ways in which a product can be had. No zod: the cart of every page imports this file. */
export const offerKinds = ['ready', 'made_to_order', 'made_to_measure'] as const

export type OfferKind = (typeof offerKinds)[number]

export interface Offer {
  kind: OfferKind
  priceChangeCents: number
  /** How long it takes to make; without one the shop's usual days count. */
  planId?: number | null | undefined
}

export const offerLabels: Record<OfferKind, string> = {
  ready: 'Pronta entrega',
  made_to_order: 'Sob encomenda',
  made_to_measure: 'Sob medida',
}

/** The size of a line that is cut to measure; what it starts from is its base size. */
export const madeToMeasureSize = offerLabels.made_to_measure

interface Offered {
  priceCents: number
  offers?: readonly Offer[] | undefined
}

const readyOnly: readonly Offer[] = [{ kind: 'ready', priceChangeCents: 0 }]

/** A product that says nothing about it is sold ready. */
export function openOffers({ offers }: Pick<Offered, 'offers'>): readonly Offer[] {
  return offers ?? readyOnly
}

/** Undefined when the product is not offered in this way. */
export function offerOf(product: Pick<Offered, 'offers'>, kind: OfferKind = 'ready'): Offer | undefined {
  return openOffers(product).find((offer) => offer.kind === kind)
}

/** Made in at least one way with a plan: its dates are computed. Others have the shop's usual days. */
export function isPlanned({ offers }: Pick<Offered, 'offers'>): boolean {
  return offers?.some(({ planId }) => typeof planId === 'number') ?? false
}

/** Never below zero: a line must not reduce the price of the others. */
export function offerPrice(priceCents: number, priceChangeCents: number): number {
  return Math.max(0, priceCents + priceChangeCents)
}

/** How the product is had if the customer chooses nothing: ready while there are units, else the next open way. */
export function usualOffer(product: Offered & { stockQuantity: number }): OfferKind {
  const kinds = openOffers(product).map(({ kind }) => kind)
  const first = product.stockQuantity > 0 ? kinds[0] : kinds.find((kind) => kind !== 'ready')
  return first ?? 'ready'
}

interface ChosenLine {
  size: string
  color: string
  offer?: OfferKind | undefined
  baseSize?: string | undefined
}

/** A line without a size is no product: an adjustment, a repair. */
const serviceLabel = 'Serviço do ateliê'

/** 'M · Off-White', 'Sob encomenda · M · Off-White', 'Sob medida (base G) · Off-White'. */
export function choiceText({ size, color, offer = 'ready', baseSize }: ChosenLine): string {
  if (size === '') return serviceLabel
  if (offer === 'made_to_measure') return `${baseSize ? `${size} (base ${baseSize})` : size} · ${color}`
  const choice = `${size} · ${color}`
  return offer === 'ready' ? choice : `${offerLabels[offer]} · ${choice}`
}

/** With the names of the choices: 'Tamanho M · Cor Off-White'. */
export function labelledChoice({ size, color, offer = 'ready', baseSize }: ChosenLine): string {
  if (size === '') return serviceLabel
  if (offer === 'made_to_measure') return `${baseSize ? `${size} (base ${baseSize})` : size} · Cor ${color}`
  const choice = `Tamanho ${size} · Cor ${color}`
  return offer === 'ready' ? choice : `${offerLabels[offer]} · ${choice}`
}
