import { lazy, Suspense } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { privateMeta, secretPageHeaders, withoutReferrer } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import type { Route } from './+types/shared-list'

export const handle = compactFooter

/** Whoever has the address sees the list: no copy of it anywhere. */
export function headers() {
  return secretPageHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Uma lista para você'), withoutReferrer]
}

/** Brings queries and schemas, which the server's HTML does without. */
const SharedList = lazy(() => import('~/screens/shared-list.tsx').catch(() => ({ default: LoadFailed })))

export default function SharedListPage({ params }: Route.ComponentProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <>
        <PageWaiting />
        <noscript className="page block pb-16">Para ver a lista, ative o JavaScript do navegador.</noscript>
      </>
    )
  }
  return (
    <Suspense fallback={<PageWaiting />}>
      <SharedList key={params.token} token={params.token} />
    </Suspense>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Uma lista para você</h1>
      <Notice tone="error">Não foi possível abrir a lista. Verifique sua conexão e tente de novo.</Notice>
    </div>
  )
}
