import { failures } from '@shop/contract/failures'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { lazy } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { Restricted } from '~/layouts/restricted.tsx'
import { SignedInPage } from '~/layouts/signed-in-page.tsx'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/support'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Suporte')
}

/** Brings queries and schemas, so a visitor without a token never loads it. */
const OwnTickets = lazy(() => import('~/screens/own-tickets.tsx').catch(() => ({ default: LoadFailed })))

export default function Support() {
  return (
    <SignedInPage restricted={<Restricted icon={<MessagesSquare className="size-11" strokeWidth={1} />} />}>
      {(token) => <OwnTickets token={token} />}
    </SignedInPage>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Suporte</h1>
      <Notice tone="error">{failures.listTickets.message}</Notice>
    </div>
  )
}
