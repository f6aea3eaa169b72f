import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-receivables'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'A receber')
}

const Screen = lazyScreen(() => import('~/features/admin-receivables/receivables-screen.tsx'))

export default function AdminReceivables() {
  return <Screen />
}
