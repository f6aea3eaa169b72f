import { data } from 'react-router'
import { NotFound } from '~/layouts/not-found.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Página não encontrada · ${matches[0].loaderData.store.profile.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default NotFound
