import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import type { WantedHour } from './wanted-hour.ts'

/** An hour that is held for this tab, so that a reload of the page finds it: all others see it as taken. */
export interface Hold extends WantedHour {
  token: string
  until: Date
}

const NAME = 'held-hour'

export function readHold(now: Date): Hold | undefined {
  const { typeId = '', startsAt = '', token, until = '' } = readDraft(NAME)
  const hold = { typeId: Number(typeId), startsAt: new Date(startsAt), until: new Date(until) }
  // Also false for what is no date.
  return token !== undefined && hold.until > now ? { ...hold, token } : undefined
}

export function writeHold({ typeId, startsAt, token, until }: Hold) {
  writeDraft(NAME, {
    typeId: String(typeId),
    startsAt: startsAt.toISOString(),
    token,
    until: until.toISOString(),
  })
}

export function forgetHold() {
  forgetDraft(NAME)
}
