import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-new-sale'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Venda no ateliê')
}

const Screen = lazyScreen(() => import('~/features/admin-orders/sale/new-sale-screen.tsx'))

export default function AdminNewSale() {
  return <Screen />
}
