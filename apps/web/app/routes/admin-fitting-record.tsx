import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-fitting-record'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Registrar prova')
}

const Screen = lazyScreen(() => import('~/features/admin-fitting/fitting-screen.tsx'))

export default function AdminFittingRecord() {
  return <Screen />
}
