import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-appearance'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Aparência')
}

const Screen = lazyScreen(() => import('~/features/admin-appearance/appearance-screen.tsx'))

export default function AdminAppearance() {
  return <Screen />
}
