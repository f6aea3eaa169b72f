import { failures } from '@shop/contract/failures'
import Heart from 'lucide-react/icons/heart'
import { lazy } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignedInPage } from '~/layouts/signed-in-page.tsx'
import { withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/favorites'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Favoritos')
}

/** Brings queries and schemas, so a visitor without a token never loads it. */
const OwnFavorites = lazy(() => import('~/screens/own-favorites.tsx').catch(() => ({ default: LoadFailed })))

export default function Favorites() {
  return <SignedInPage restricted={<Restricted />}>{(token) => <OwnFavorites token={token} />}</SignedInPage>
}

function Restricted() {
  return (
    <div className="page">
      <EmptyState icon={<Heart className="size-11" strokeWidth={1} />} title="Acesso Restrito" heading="h1">
        <p className="text-ink-2">Você precisa estar logado para ver seus favoritos.</p>
        <ButtonLink to={withRedirect(paths.login, paths.favorites)} className="mt-3 max-sm:w-full">
          Fazer Login
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Favoritos</h1>
      <Notice tone="error">{failures.listFavorites.message}</Notice>
    </div>
  )
}
