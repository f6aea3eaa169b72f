import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-customers'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Clientes')
}

const Screen = lazyScreen(() => import('~/features/admin-customers/customers-screen.tsx'))

export default function AdminCustomers() {
  return <Screen />
}
