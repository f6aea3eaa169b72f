import { readToken } from '~/lib/session.ts'
import { writeWeddingDay } from './wedding-day.ts'

/** In the browser at once, and in the account of a signed-in customer. */
export function saveWeddingDay(day: string | undefined) {
  writeWeddingDay(day)
  if (readToken() !== undefined)
    void import('./account-wedding-day.ts').then(({ storeInAccount }) => storeInAccount(day))
}
