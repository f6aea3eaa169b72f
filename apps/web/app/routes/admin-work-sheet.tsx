import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-work-sheet'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Ficha de costura')
}

const Screen = lazyScreen(() => import('~/features/admin-orders/work-sheet-screen.tsx'))

export default function AdminWorkSheet() {
  return <Screen />
}
