import { users } from '@shop/contract/users'
import { call } from '~/lib/api.ts'

/** Of the signed-in visitor; nothing, if the account cannot be read now: she types it. */
export async function readOwnDetails(token: string) {
  try {
    const { name, email, phone } = await call(users.profile, { token })
    return { name, email, phone: phone ?? '' }
  } catch {
    return undefined
  }
}
