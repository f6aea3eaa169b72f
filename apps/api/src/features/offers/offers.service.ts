/** The ways in which a product can be had: ready, sewn to order, cut to measure. */

import type { OfferSetting, OfferSettings } from '@shop/contract/offer-settings'
import { offerKinds } from '@shop/contract/offers'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { notifyWaiting } from '../stock-notices/restock.service.ts'
import * as queries from './offers.queries.ts'

export async function readOffers(db: Db, productId: number) {
  const product = found(await queries.product(db, productId), 'product_not_found')
  return { offers: withMissing(await queries.offers(db, productId)), ...product }
}

/** Limits that are not sent stay as they are. */
type NewOffers = Omit<OfferSettings, 'version'> & { version?: number | undefined }

interface Saving extends AuditContext {
  /** For real money: what is sewn to order is sold only with a plan, which gives it a date that holds. */
  needsPlan: boolean
}

export function saveOffers(db: Db, productId: number, settings: NewOffers, saving: Saving) {
  const { offers, version } = settings
  const { actor, requestId, needsPlan } = saving
  return db.transaction().execute(async (tx) => {
    const product = found(await queries.lock(tx, productId), 'product_not_found')
    if (version !== undefined && version !== product.version) throw new AppError('stale_version')
    rejectWrong(offers, product.priceCents)
    const { takeInMm, letOutMm } = product
    const before = { offers: withMissing(await queries.offers(tx, productId)), takeInMm, letOutMm }
    const planned = offers.map((offer) => ({ ...offer, planId: planOf(offer, before.offers) }))
    await rejectPlans(tx, planned, needsPlan)
    await queries.save(tx, productId, planned)
    // The ready units may be sold again.
    await notifyWaiting(tx, [productId])
    await queries.saveAdjustment(tx, productId, {
      takeInMm: settings.takeInMm ?? takeInMm,
      letOutMm: settings.letOutMm ?? letOutMm,
    })
    const saved = await readOffers(tx, productId)
    const { version: _, ...after } = saved
    await recordChange(tx, {
      actor,
      requestId,
      action: 'product.offers',
      objectType: 'product',
      objectId: productId,
      before,
      after,
    })
    return saved
  })
}

/** A client that does not know plans changes none. */
function planOf({ kind, planId }: OfferSetting, before: readonly OfferSetting[]): number | null {
  return (planId === undefined ? before.find((offer) => offer.kind === kind)?.planId : planId) ?? null
}

async function rejectPlans(tx: Tx, offers: readonly queries.OfferRow[], needsPlan: boolean): Promise<void> {
  if (offers.some(({ kind, planId }) => kind === 'ready' && planId !== null))
    throw wrong('A pronta entrega não tem modelo de produção.')
  const ids = offers.flatMap(({ planId }) => (planId === null ? [] : [planId]))
  const known = new Set(ids.length === 0 ? [] : await queries.lockPlans(tx, ids))
  if (ids.some((id) => !known.has(id))) throw new AppError('plan_not_found')
  if (needsPlan && offers.some(({ kind, isOpen, planId }) => kind !== 'ready' && isOpen && planId === null))
    throw new AppError('offer_needs_plan')
}

function rejectWrong(offers: readonly OfferSetting[], priceCents: number) {
  if (new Set(offers.map(({ kind }) => kind)).size < offers.length)
    throw wrong('Escolha cada forma uma só vez.')
  if (offers.some(({ kind, priceChangeCents }) => kind === 'ready' && priceChangeCents !== 0))
    throw wrong('A pronta entrega tem o preço do produto.')
  if (offers.some(({ priceChangeCents }) => priceCents + priceChangeCents < 0))
    throw wrong('O desconto é maior que o preço do produto.')
}

function wrong(message: string) {
  return new AppError('invalid_input', { fields: { offers: message } })
}

/** Before anything is saved, a product is sold ready only. */
function withMissing(rows: readonly queries.OfferRow[]): OfferSetting[] {
  return offerKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (row === undefined) return { kind, priceChangeCents: 0, isOpen: kind === 'ready' }
    const { planId, ...offer } = row
    return planId === null ? offer : { ...offer, planId }
  })
}
