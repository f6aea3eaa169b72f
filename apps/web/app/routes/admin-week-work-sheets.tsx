import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-week-work-sheets'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Fichas da semana')
}

const Screen = lazyScreen(() => import('~/features/admin-orders/week-work-sheets-screen.tsx'))

export default function AdminWeekWorkSheets() {
  return <Screen />
}
