import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-order'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Pedido')
}

const Screen = lazyScreen(() => import('~/features/admin-orders/order-screen.tsx'))

export default function AdminOrder() {
  return <Screen />
}
