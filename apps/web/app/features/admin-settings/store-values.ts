import type { storeUpdate } from '@shop/contract/store'
import type { z } from '@shop/contract/zod'

/** The form of the store's profile, as its fields hold it. */
export type StoreValues = z.input<typeof storeUpdate>
