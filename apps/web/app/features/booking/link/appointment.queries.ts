import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { type Appointment, appointments } from '@shop/contract/appointments'
import { queryOptions } from '@tanstack/react-query'
import { respond, send } from '~/lib/api.ts'
import { fetchWithHeaders } from '~/lib/fetch-with-headers.ts'
import { queryClient } from '~/lib/query-client.ts'

export function appointmentOf(token: string) {
  return queryOptions({
    queryKey: ['appointment', token],
    queryFn: ({ signal }): Promise<Appointment> => send(withToken(token), appointments.read, { signal }),
    // The atelier may have moved it meanwhile.
    refetchOnWindowFocus: true,
    retry: false,
  })
}

type Change = { confirmed: true } | { startsAt: Date; hold?: string }

export async function changeAppointment(token: string, body: Change): Promise<void> {
  store(token, await send(withToken(token), appointments.change, { body }))
}

export async function cancelAppointment(token: string): Promise<void> {
  store(token, await send(withToken(token), appointments.cancel, {}))
}

export async function readCalendar(token: string): Promise<Blob> {
  return (await respond(withToken(token), appointments.calendar, {})).blob()
}

export function refetchAppointment(token: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: appointmentOf(token).queryKey })
}

function store(token: string, appointment: Appointment) {
  queryClient.setQueryData(appointmentOf(token).queryKey, appointment)
}

function withToken(token: string) {
  return fetchWithHeaders({ [appointmentTokenHeader]: token })
}
