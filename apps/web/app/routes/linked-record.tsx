import { lazy, Suspense } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { privateMeta, secretPageHeaders, withoutReferrer } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import type { Route } from './+types/linked-record'

export const handle = compactFooter

/** Whoever has the address sees the order: no copy of it anywhere. */
export function headers() {
  return secretPageHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Registro da prova'), withoutReferrer]
}

/** Brings queries and schemas, which the server's HTML does without. */
const LinkedRecord = lazy(() => import('~/screens/linked-record.tsx').catch(() => ({ default: LoadFailed })))

export default function LinkedRecordPage({ params }: Route.ComponentProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <>
        <PageWaiting />
        <noscript className="page block pb-16">
          Para ver o registro, ative o JavaScript do navegador.
        </noscript>
      </>
    )
  }
  return (
    <Suspense fallback={<PageWaiting />}>
      <LinkedRecord token={params.token} />
    </Suspense>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Registro da prova</h1>
      <Notice tone="error">Não foi possível abrir o registro. Verifique sua conexão e tente de novo.</Notice>
    </div>
  )
}
