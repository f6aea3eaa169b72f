import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-agenda-hours'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Horários e salas')
}

const Screen = lazyScreen(() => import('~/features/admin-agenda-hours/agenda-hours-screen.tsx'))

export default function AdminAgendaHours() {
  return <Screen />
}
