import type { SignedIn } from '@shop/contract/auth'
import { useNavigate } from 'react-router'
import { landingOf } from '~/features/session/landing.ts'
import { SignInForm } from '~/features/session/sign-in-form.tsx'
import { VerificationNotice } from '~/features/session/verification-notice.tsx'
import { AccountDoor } from '~/layouts/account-door.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { paths } from '~/lib/paths.ts'
import { privateMeta } from '~/lib/private-meta.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/login'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Entrar')
}

export default function Login() {
  const redirect = useRedirect()
  const navigate = useNavigate()
  const onSignedIn = async (session: SignedIn) => {
    // What the pages of an account are fetched with is for the browser only, and nobody needs it before.
    const { startSession } = await import('~/features/session/session.queries.ts')
    startSession(session)
    await navigate(redirect ?? landingOf(session.user), { replace: true })
  }
  return (
    <AccountDoor title="Entrar" lead="Acompanhe seu pedido e seus favoritos.">
      <SignInForm onSignedIn={onSignedIn} notice={<VerificationNotice />}>
        <TextLink to={withRedirect(paths.forgotPassword, redirect)} className="-mt-3 justify-self-start">
          Esqueci minha senha
        </TextLink>
      </SignInForm>
      <p className="flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Ainda não tem conta?
      </p>
      <ButtonLink to={withRedirect(paths.register, redirect)} variant="outline">
        Criar conta
      </ButtonLink>
    </AccountDoor>
  )
}
