import { appointments } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { data } from 'react-router'
import { BookingForm } from '~/features/booking/booking-form.tsx'
import { NoHours } from '~/features/booking/no-hours.tsx'
import { firstWeek } from '~/features/booking/week.ts'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { useSite } from '~/layouts/use-site.ts'
import { load, loadPart } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { kindIn } from '~/shared/appointments/booking-paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/booking'

export const handle = compactFooter

export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = kindIn(new URL(request.url).searchParams)
  const part = await loadPart(appointments.types, {}, context)
  // The page works without the agenda, but this state must not be cached.
  if ('failure' in part)
    return data({ agenda: 'failed' as const }, { headers: { 'cache-control': 'no-store' } })
  const types = part.value
  const first = types.find((type) => type.kind === kind) ?? types[0]
  if (first === undefined) return data({ agenda: 'none' as const })
  const renderedAt = new Date()
  const week = await firstWeek(
    (days) => load(appointments.slots, { query: { typeId: first.id, ...days } }, context),
    saoPauloDay(renderedAt),
  )
  return data({ agenda: { types, first, week: { ...week, typeId: first.id }, renderedAt } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  const { name, address } = site.store.profile
  return pageMeta(site, {
    title: 'Agendar',
    description: `Marque sua visita ao ${name}, em ${address.city}, uma prova ou uma conversa por vídeo: escolha o dia e a hora. Sem custo e sem compromisso.`,
    path: paths.booking,
  })
}

export default function Booking({ loaderData: { agenda } }: Route.ComponentProps) {
  const { profile } = useSite().store
  return (
    <div className="page pt-10 pb-16 max-lg:pb-0 lg:pt-12 lg:pb-24">
      <p className="eyebrow">Ateliê em {profile.address.city}</p>
      <h1 className="mt-3">Agendar</h1>
      <p className="mt-3 text-18 text-ink-2">Escolha o encontro e a hora. Sem custo e sem compromisso.</p>
      {typeof agenda === 'string' ? (
        <div className="mt-8 pb-16">
          <NoHours reason={agenda} profile={profile} />
        </div>
      ) : (
        <BookingForm key={agenda.first.id} {...agenda} profile={profile} />
      )}
    </div>
  )
}
