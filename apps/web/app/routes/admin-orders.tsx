import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-orders'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Pedidos')
}

const Screen = lazyScreen(() => import('~/features/admin-orders/orders-screen.tsx'))

export default function AdminOrders() {
  return <Screen />
}
