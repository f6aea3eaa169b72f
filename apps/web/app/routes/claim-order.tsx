import UserRound from 'lucide-react/icons/user-round'
import { lazy } from 'react'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignedInPage } from '~/layouts/signed-in-page.tsx'
import { withRedirect } from '~/lib/redirects.ts'
import { claimOrderPath, paths } from '~/paths.ts'
import { privateMeta, secretPageHeaders, withoutReferrer } from '~/shared/store/private-meta.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/claim-order'

export const handle = compactFooter

/** Whoever has the address sees the order: no copy of it anywhere. */
export function headers() {
  return secretPageHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Guardar pedido'), withoutReferrer]
}

const ClaimedOrder = lazy(() => import('~/screens/claimed-order.tsx').catch(() => ({ default: LoadFailed })))

export default function ClaimOrder({ params }: Route.ComponentProps) {
  return (
    <SignedInPage restricted={<SignIn back={claimOrderPath(params.token)} />}>
      {(token) => <ClaimedOrder token={token} orderToken={params.token} />}
    </SignedInPage>
  )
}

function SignIn({ back }: { back: string }) {
  return (
    <div className="page">
      <EmptyState
        icon={<UserRound className="size-11" strokeWidth={1} />}
        title="Guardar pedido"
        heading="h1"
      >
        <p className="text-ink-2">Entre na sua conta: o pedido passa a aparecer nela.</p>
        <div className="mt-3 flex w-full justify-center gap-3 max-sm:flex-col">
          <ButtonLink to={withRedirect(paths.login, back)}>Entrar</ButtonLink>
          <ButtonLink to={withRedirect(paths.register, back)} variant="outline">
            Criar conta
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}

function LoadFailed() {
  return (
    <div className="page grid gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Guardar pedido</h1>
      <Notice tone="error">Não foi possível abrir a página. Verifique sua conexão e tente de novo.</Notice>
    </div>
  )
}
