import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { deferred } from '~/lib/deferred.tsx'
import type { Route } from './+types/shop'
import { useCompactFooter } from './compact-footer.ts'
import { Header } from './header/header.tsx'
import { SessionEnding } from './session-ending.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePendingProduct } from './use-pending-product.ts'
import { useSite } from './use-site.ts'

const Footer = deferred(() => import('./footer/footer.tsx').then((module) => module.Footer))
const CompactFooter = deferred(() =>
  import('./footer/compact-footer.tsx').then((module) => module.CompactFooter),
)
const NotFound = deferred(() => import('./not-found.tsx').then((module) => module.NotFound))

const MAIN_ID = 'conteudo'

export default function ShopLayout() {
  const pending = usePendingProduct()
  return (
    <Shell>
      {/* Rendered while still empty: screen readers announce only changes to an existing live region. */}
      <div role="status">{pending}</div>
      {!pending && <Outlet />}
    </Shell>
  )
}

/** A 404 is shown inside the shop's layout; any other error may come from the layout itself and goes to the root. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Shell>
      <NotFound />
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { store, year } = useSite()
  const compact = useCompactFooter()
  return (
    <>
      <SkipLink to={MAIN_ID} />
      <Header store={store} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {compact ? <CompactFooter store={store} year={year} /> : <Footer store={store} year={year} />}
      <SessionEnding />
    </>
  )
}
