import { failures } from '@shop/contract/failures'
import UserRound from 'lucide-react/icons/user-round'
import { lazy } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { Restricted } from '~/layouts/restricted.tsx'
import { SignedInPage } from '~/layouts/signed-in-page.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/account'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Minha Conta')
}

/** Brings queries and schemas, so a visitor without a token never loads it. */
const OwnAccount = lazy(() => import('~/screens/own-account.tsx').catch(() => ({ default: LoadFailed })))

export default function Account() {
  return (
    <SignedInPage restricted={<Restricted icon={<UserRound className="size-11" strokeWidth={1} />} />}>
      {(token) => <OwnAccount token={token} />}
    </SignedInPage>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Minha Conta</h1>
      <Notice tone="error">
        {failures.loadAccount.title}. {failures.loadAccount.message}
      </Notice>
    </div>
  )
}
