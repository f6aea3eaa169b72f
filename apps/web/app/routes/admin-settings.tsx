import { lazyScreen } from '~/layouts/admin/lazy-screen.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/admin-settings'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Configurações')
}

const Screen = lazyScreen(() => import('~/features/admin-settings/settings-screen.tsx'))

export default function AdminSettings() {
  return <Screen />
}
