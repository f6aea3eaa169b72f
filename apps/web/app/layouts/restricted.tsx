import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** Shown to visitors on pages that need a login; after signing in they return here. */
export function Restricted({ icon }: { icon: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  return (
    <div className="page">
      <EmptyState icon={icon} title="Acesso restrito" heading="h1">
        <p className="text-ink-2">Você precisa estar logado para acessar esta página.</p>
        <ButtonLink to={withRedirect(paths.login, pathname + search + hash)} className="mt-3 max-sm:w-full">
          Fazer Login
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
