import { storeUpdate } from '@shop/contract/store'
import type { z } from '@shop/contract/zod'

/** The form shows the whole profile, so both are always sent. */
export const storeForm = storeUpdate.required({ profile: true, deliveryStates: true })

/** The form values of the store profile. */
export type StoreValues = z.input<typeof storeForm>
export type ReadStoreValues = z.output<typeof storeForm>
