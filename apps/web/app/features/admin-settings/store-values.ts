import type { storeUpdate } from '@shop/contract/store'
import type { z } from '@shop/contract/zod'

/** The form values of the store profile. */
export type StoreValues = z.input<typeof storeUpdate>
