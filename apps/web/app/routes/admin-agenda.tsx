import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-agenda'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Agenda')
}

const Screen = lazyScreen(() => import('~/features/admin-agenda/agenda-screen.tsx'))

export default function AdminAgenda() {
  return <Screen />
}
