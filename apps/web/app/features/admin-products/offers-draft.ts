import { defaultAdjustment, mostAdjustment } from '@shop/contract/constants'
import { formatMeasure } from '@shop/contract/measures'
import type { OfferSetting, OfferSettings } from '@shop/contract/offer-settings'
import { type OfferKind, offerKinds } from '@shop/contract/offers'
import { parseTypedMeasure } from '@shop/contract/typed-measure'
import { formatTypedMoney, parseTypedMoney } from '@shop/contract/typed-money'

/** What the form shows of one way to have the product. */
export interface OfferDraft {
  isOpen: boolean
  /** As typed: '+ 620,00', '-50'. */
  change: string
  /** Its production plan; null for none, and for what is ready. */
  planId: number | null
}

/** The limits of the basic adjustment, in the order of their fields. */
export const limitNames = ['takeInMm', 'letOutMm'] as const
export type LimitName = (typeof limitNames)[number]

/** The limits are in centimetres as typed: '4,0'. */
export type OffersDraft = Readonly<Record<OfferKind, OfferDraft> & Record<LimitName, string>>

export function draftOf({ offers, takeInMm, letOutMm }: Omit<OfferSettings, 'version'>): OffersDraft {
  const of = (kind: OfferKind): OfferDraft => {
    const found = offers.find((offer) => offer.kind === kind)
    const { isOpen, priceChangeCents } = found ?? { isOpen: kind === 'ready', priceChangeCents: 0 }
    return { isOpen, change: changeText(priceChangeCents), planId: found?.planId ?? null }
  }
  return {
    ready: of('ready'),
    made_to_order: of('made_to_order'),
    made_to_measure: of('made_to_measure'),
    takeInMm: formatMeasure(takeInMm ?? defaultAdjustment.takeInMm),
    letOutMm: formatMeasure(letOutMm ?? defaultAdjustment.letOutMm),
  }
}

/** Undefined while an amount or a limit cannot be read. */
export function settingsOf(draft: OffersDraft): Omit<OfferSettings, 'version'> | undefined {
  const offers = offerKinds.flatMap((kind): OfferSetting[] => {
    const { isOpen, change, planId } = draft[kind]
    const priceChangeCents = changeCents(change)
    if (priceChangeCents === undefined) return []
    return [{ kind, isOpen, priceChangeCents, ...(kind !== 'ready' && { planId }) }]
  })
  if (offers.length < offerKinds.length) return undefined
  if (limitNames.some((name) => limitProblem(name, draft[name]) !== undefined)) return undefined
  return {
    offers,
    takeInMm: parseTypedMeasure(draft.takeInMm),
    letOutMm: parseTypedMeasure(draft.letOutMm),
  }
}

/** What is wrong with a typed limit, if anything. */
export function limitProblem(name: LimitName, text: string): string | undefined {
  const mm = parseTypedMeasure(text)
  if (mm === undefined) return 'Digite em centímetros, como 4,0.'
  return mm > mostAdjustment[name] ? `No máximo ${formatMeasure(mostAdjustment[name])} cm.` : undefined
}

/** An amount with a sign before it; nothing typed means no change. */
export function changeCents(text: string): number | undefined {
  const [, sign = '', amount = ''] = /^\s*([+−-]?)\s*(.*?)\s*$/.exec(text) ?? []
  if (amount === '') return sign === '' ? 0 : undefined
  const cents = parseTypedMoney(amount)
  return cents === undefined || sign === '' || sign === '+' ? cents : -cents
}

export function changeText(cents: number): string {
  if (cents === 0) return '0,00'
  return `${cents > 0 ? '+' : '−'} ${formatTypedMoney(Math.abs(cents))}`
}
