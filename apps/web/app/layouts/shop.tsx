import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/shop'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { NotFound } from './not-found.tsx'
import { useSite } from './use-site.ts'

const MAIN_ID = 'conteudo'

export default function ShopLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** What does not exist is told inside the shop; any other failure may be the shop's own, and goes to the root. */
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
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="absolute top-2 left-2 z-50 inline-flex min-h-11 -translate-y-20 items-center rounded-1 bg-wine px-5 text-14 font-medium text-white focus-visible:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <Header store={store} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer store={store} year={year} />
    </>
  )
}
