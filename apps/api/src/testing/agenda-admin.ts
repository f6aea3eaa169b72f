/** The agenda of a shop whose clock has stopped: Monday, 16 November 2026, 12h in São Paulo. */
import { agenda, type NewAgendaEntry } from '@shop/contract/agenda'
import { saoPauloInstant } from '@shop/contract/calendar-days'
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aUser } from '@shop/test-kit/factories'
import { stopClock } from '@shop/test-kit/stopped-clock'

export async function agendaAdmin() {
  const database = await testDatabase({ connections: 8 })
  await stopClock(database.adminUrl, new Date('2026-11-16T15:00:00Z'))
  const api = await testApi({ db: database.db })
  const user = await aUser(api.db, { role: 'admin' })
  const admin = await api.as(user)
  const types = await api.db.selectFrom('appointmentTypes').select(['id', 'kind']).execute()
  const rooms = await api.db.selectFrom('fittingRooms').select(['id', 'kind']).execute()
  const ids = {
    ...{ visit: idOf(types, 'visit'), fitting: idOf(types, 'fitting'), video: idOf(types, 'video') },
    ...{ atelier: idOf(rooms, 'atelier'), screen: idOf(rooms, 'video') },
  }
  const visit = (values: Partial<NewAgendaEntry> = {}): NewAgendaEntry => ({
    ...{ typeId: ids.visit, startsAt: at('2026-11-18', 10), name: 'Beatriz Lima', ...values },
  })
  return {
    ...{ database, api, db: api.db, user, admin, ids, visit },
    async book(values: Partial<NewAgendaEntry> = {}) {
      const { data, error } = await admin.call(agenda.create, { body: visit(values) })
      if (data === undefined) throw new Error(error?.code)
      return data
    },
    /** The names of the fields that the audit log has of an action. */
    async audited(action: string, objectId: number | string) {
      const rows = await api.db
        .selectFrom('auditLog')
        .select('details')
        .where('action', '=', action)
        .where('objectId', '=', String(objectId))
        .execute()
      return rows.map(({ details }) => JSON.stringify(details))
    },
    async close() {
      await api.close()
      await database.close()
    },
  }
}

/** An hour of a day in São Paulo. */
export function at(day: string, hour: number): Date {
  return saoPauloInstant(day, hour * 60)
}

function idOf(rows: readonly { id: number; kind: string }[], kind: string): number {
  const row = rows.find((one) => one.kind === kind)
  if (row === undefined) throw new Error(`no ${kind}`)
  return row.id
}
