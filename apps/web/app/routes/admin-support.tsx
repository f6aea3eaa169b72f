import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-support'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Suporte')
}

const Screen = lazyScreen(() => import('~/features/admin-support/support-screen.tsx'))

export default function AdminSupport() {
  return <Screen />
}
