import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-products'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Produtos')
}

const Screen = lazyScreen(() => import('~/features/admin-products/products-screen.tsx'))

export default function AdminProducts() {
  return <Screen />
}
