import { lazy, Suspense } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { privateMeta, secretPageHeaders, withoutReferrer } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import type { Route } from './+types/erase-order'

export const handle = compactFooter

/** The address contains a secret: no copy of it anywhere. */
export function headers() {
  return secretPageHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Apagar meus dados'), withoutReferrer]
}

const ErasedOrder = lazy(() => import('~/screens/erased-order.tsx').catch(() => ({ default: LoadFailed })))

export default function EraseOrder({ params }: Route.ComponentProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <>
        <PageWaiting />
        <noscript className="page block pb-16">
          Para apagar seus dados, ative o JavaScript do navegador.
        </noscript>
      </>
    )
  }
  return (
    <Suspense fallback={<PageWaiting />}>
      <ErasedOrder token={params.token} />
    </Suspense>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Apagar meus dados</h1>
      <Notice tone="error">Não foi possível abrir a página. Verifique sua conexão e tente de novo.</Notice>
    </div>
  )
}
