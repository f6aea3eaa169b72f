import { type EmailSettings, emailSettings } from '@shop/contract/email-settings'
import { z } from '@shop/contract/zod'

const { senderName, greeting, closing } = emailSettings.shape
const typed = z.string().transform((text) => (text.trim() === '' ? null : text))

/** What is left empty has no text of its own. */
export const emailForm = z.object({
  senderName: typed.pipe(senderName),
  greeting,
  closing: typed.pipe(closing),
})

export function emailValues({ senderName: name, closing: last, ...rest }: EmailSettings) {
  return { ...rest, senderName: name ?? '', closing: last ?? '' }
}

export type EmailValues = ReturnType<typeof emailValues>
