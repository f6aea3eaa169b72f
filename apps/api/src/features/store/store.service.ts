import { defaultDeliveryStates } from '@shop/contract/constants'
import {
  type Store,
  type StoreProfile,
  type StoreUpdate,
  storeInfo,
  storeProfile,
} from '@shop/contract/store'
import type { Db } from '../../db/connection.ts'
import type { ApiConfig } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import { contentVersion } from '../../lib/content-version.ts'
import type { Deed } from '../../lib/deed.ts'
import { pictureOf } from '../../lib/picture.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './store.queries.ts'
import { unnamedStore } from './unnamed-store.ts'

const { deliveryStates, closedDays } = storeInfo.shape

/** Who the shop is, for what is written in its name. */
export async function readProfile(db: Db): Promise<StoreProfile> {
  return profileIn(await queries.settings(db))
}

/** Where the shop delivers, and on which days beside the holidays it does not work. */
export async function readDelivery(db: Db): Promise<Pick<Store, 'deliveryStates' | 'closedDays'>> {
  return deliveryIn(await queries.settings(db))
}

export async function readStore(db: Db, config: ApiConfig): Promise<Store> {
  const [settings, collections] = await Promise.all([queries.settings(db), queries.collections(db)])
  const saved = savedIn(settings)
  return {
    ...saved,
    version: contentVersion(saved),
    paymentMethods: [...config.paymentMethods],
    collections: collections.map(({ name, count, picture }) => ({
      name,
      count: count ?? 0,
      picture: picture && pictureOf(picture),
    })),
    testMode: config.mode !== 'live',
    paymentProvider: config.paymentProvider,
  }
}

/** Profile, states and closed days are saved together; closed days that a form does not know stay as they are. */
export function updateStore(db: Db, config: ApiConfig, update: StoreUpdate, deed: Deed): Promise<Store> {
  return db.transaction().execute(async (tx) => {
    await queries.lockSettings(tx)
    const before = savedIn(await queries.settings(tx))
    const { version, profile, deliveryStates, closedDays = before.closedDays } = update
    if (version !== undefined && version !== contentVersion(before)) throw new AppError('stale_version')
    const after = { profile, deliveryStates, closedDays: [...new Set(closedDays)].sort() }
    await queries.saveSettings(tx, deed.actor.id, {
      store_profile: after.profile,
      delivery_states: after.deliveryStates,
      closed_days: after.closedDays,
    })
    await recordChange(tx, {
      ...deed,
      action: 'store.update',
      objectType: 'store',
      objectId: 'profile',
      before: { ...before.profile, deliveryStates: before.deliveryStates, closedDays: before.closedDays },
      after: { ...profile, deliveryStates, closedDays: after.closedDays },
    })
    return readStore(tx, config)
  })
}

function savedIn(settings: ReadonlyMap<string, unknown>) {
  return { profile: profileIn(settings), ...deliveryIn(settings) }
}

function deliveryIn(settings: ReadonlyMap<string, unknown>) {
  return {
    deliveryStates: deliveryStates.parse(settings.get('delivery_states') ?? defaultDeliveryStates),
    closedDays: closedDays.parse(settings.get('closed_days') ?? []),
  }
}

function profileIn(settings: ReadonlyMap<string, unknown>): StoreProfile {
  return storeProfile.parse(settings.get('store_profile') ?? unnamedStore)
}
