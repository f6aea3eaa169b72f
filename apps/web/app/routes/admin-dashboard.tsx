import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-dashboard'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Painel')
}

const Screen = lazyScreen(() => import('~/features/admin-dashboard/dashboard-screen.tsx'))

export default function AdminDashboard() {
  return <Screen />
}
