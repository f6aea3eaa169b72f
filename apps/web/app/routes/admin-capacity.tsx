import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-capacity'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Capacidade')
}

const Screen = lazyScreen(() => import('~/features/admin-capacity/capacity-screen.tsx'))

export default function AdminCapacity() {
  return <Screen />
}
