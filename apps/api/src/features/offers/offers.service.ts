/** The ways in which a product can be had: ready, sewn to order, cut to measure. */

import type { OfferSetting, OfferSettings } from '@shop/contract/offer-settings'
import { offerKinds } from '@shop/contract/offers'
import type { Db } from '../../db/connection.ts'
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
  /** Nothing plans the atelier's hours yet: what is sewn to order cannot be sold for real money. */
  readyOnly: boolean
}

export function saveOffers(db: Db, productId: number, settings: NewOffers, saving: Saving) {
  const { offers, version } = settings
  const { actor, requestId, readyOnly } = saving
  return db.transaction().execute(async (tx) => {
    const product = found(await queries.lock(tx, productId), 'product_not_found')
    if (version !== undefined && version !== product.version) throw new AppError('stale_version')
    rejectWrong(offers, product.priceCents)
    if (readyOnly && offers.some(({ kind, isOpen }) => kind !== 'ready' && isOpen))
      throw new AppError('offer_needs_plan')
    const { takeInMm, letOutMm } = product
    const before = { offers: withMissing(await queries.offers(tx, productId)), takeInMm, letOutMm }
    await queries.save(tx, productId, offers)
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
  return offerKinds.map(
    (kind) =>
      rows.find((row) => row.kind === kind) ?? { kind, priceChangeCents: 0, isOpen: kind === 'ready' },
  )
}
