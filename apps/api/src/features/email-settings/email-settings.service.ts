import type { EmailSettings } from '@shop/contract/email-settings'
import type { Db } from '../../db/connection.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readEmailSettings, saveEmailSettings } from '../store/store.service.ts'

export function changeEmailSettings(
  db: Db,
  settings: EmailSettings,
  auditContext: AuditContext,
): Promise<EmailSettings> {
  return db.transaction().execute(async (tx) => {
    const before = await readEmailSettings(tx)
    await saveEmailSettings(tx, auditContext.actor.id, settings)
    await recordChange(tx, {
      ...auditContext,
      action: 'email_settings.save',
      objectType: 'store',
      objectId: 'email_settings',
      before,
      after: settings,
    })
    return readEmailSettings(tx)
  })
}
