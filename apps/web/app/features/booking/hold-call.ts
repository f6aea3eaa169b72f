import { appointments } from '@shop/contract/appointments'
import { ApiError, call } from '~/lib/api.ts'
import type { WantedHour } from './wanted-hour.ts'

export async function holdHour(wanted: WantedHour, previous: string | undefined): Promise<string> {
  const body = { ...wanted, ...(previous !== undefined && { previous }) }
  return (await call(appointments.hold, { body })).token
}

/** Somebody else has the hour, or the atelier is closed by now. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'slot_taken' || error.code === 'slot_closed')
}
