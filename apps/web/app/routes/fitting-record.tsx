import UserRound from 'lucide-react/icons/user-round'
import { lazy } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { Restricted } from '~/layouts/restricted.tsx'
import { SignedInPage } from '~/layouts/signed-in-page.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/fitting-record'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Registro da prova')
}

/** Brings queries and schemas, so a visitor without a token never loads it. */
const OwnRecord = lazy(() => import('~/screens/own-record.tsx').catch(() => ({ default: LoadFailed })))

export default function FittingRecordPage({ params }: Route.ComponentProps) {
  return (
    <SignedInPage restricted={<Restricted icon={<UserRound className="size-11" strokeWidth={1} />} />}>
      {(token) => <OwnRecord token={token} id={params.id} />}
    </SignedInPage>
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
