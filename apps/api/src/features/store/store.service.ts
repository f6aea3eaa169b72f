import { defaultDeliveryStates } from '@shop/contract/constants'
import { type Store, storeInfo, storeProfile } from '@shop/contract/store'
import type { Db } from '../../db/connection.ts'
import type { ApiConfig } from '../../deps.ts'
import { pictureOf } from '../../lib/picture.ts'
import * as queries from './store.queries.ts'
import { unnamedStore } from './unnamed-store.ts'

const { deliveryStates, closedDays } = storeInfo.shape

export async function readStore(db: Db, config: ApiConfig): Promise<Store> {
  const [settings, collections] = await Promise.all([queries.settings(db), queries.collections(db)])
  return {
    profile: storeProfile.parse(settings.get('store_profile') ?? unnamedStore),
    deliveryStates: deliveryStates.parse(settings.get('delivery_states') ?? defaultDeliveryStates),
    closedDays: closedDays.parse(settings.get('closed_days') ?? []),
    paymentMethods: [...config.paymentMethods],
    collections: collections.map(({ name, count, picture }) => ({
      name,
      count: count ?? 0,
      picture: picture && pictureOf(picture),
    })),
    testMode: config.mode !== 'live',
  }
}
