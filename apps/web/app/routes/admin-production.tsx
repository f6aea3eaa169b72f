import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-production'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Produção')
}

const Screen = lazyScreen(() => import('~/features/admin-production/production-screen.tsx'))

export default function AdminProduction() {
  return <Screen />
}
