/** In whose name the shop writes emails, and how they look. */
import { createHash } from 'node:crypto'
import type { Mailer } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import { emailStyle } from '../../emails/email-style.ts'
import type { Sender } from '../../emails/layout.ts'
import { readTheme } from '../content/content.service.ts'
import { readDelivery, readEmailSettings, readNumbers, readProfile } from '../store/store.service.ts'

export async function readSender(db: Db, publicUrl: string): Promise<Sender> {
  const [profile, { closedDays }, numbers, { greeting, closing }, theme] = await Promise.all([
    readProfile(db),
    readDelivery(db),
    readNumbers(db),
    readEmailSettings(db),
    readTheme(db),
  ])
  const version = createHash('sha256')
    .update(JSON.stringify([theme, profile.name]))
    .digest('hex')
    .slice(0, 8)
  const brand = { style: emailStyle(theme), hasLogo: theme.logo !== null, version }
  return { profile, publicUrl, closedDays, numbers, greeting, closing, brand }
}

/** Sends every email in the shop's name, or in the one that the owner chose. */
export function inShopName(mailer: Mailer, db: Db): Mailer {
  return {
    async send(email) {
      const [{ name }, { senderName }] = await Promise.all([readProfile(db), readEmailSettings(db)])
      return mailer.send({ ...email, fromName: senderName ?? name })
    },
    close: () => mailer.close(),
  }
}
