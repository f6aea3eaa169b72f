import { saoPauloDay } from '@shop/contract/calendar-days'
import { termsKey } from '@shop/contract/terms'

/** The day of the last change: of the shop's own texts, or of the atelier's. */
export function changedOn(publishedAt: Date | null): string {
  const published = publishedAt === null ? '' : saoPauloDay(publishedAt)
  return published > termsKey ? published : termsKey
}
