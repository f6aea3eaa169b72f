import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-reports'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Relatórios')
}

const Screen = lazyScreen(() => import('~/features/admin-reports/reports-screen.tsx'))

export default function AdminReports() {
  return <Screen />
}
