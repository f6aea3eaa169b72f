import type { SignedIn } from '@shop/contract/auth'
import { useNavigate, useSearchParams } from 'react-router'
import { ConfirmFirst } from '~/features/session/confirm-first.tsx'
import { NewVerificationLink } from '~/features/session/new-verification-link.tsx'
import { redirectTarget } from '~/features/session/redirect-target.ts'
import { SignInForm } from '~/features/session/sign-in-form.tsx'
import { VerificationNotice } from '~/features/session/verification-notice.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignInPage } from '~/layouts/sign-in-page.tsx'
import { emailAwaitingConfirmation } from '~/lib/drafts.ts'
import { paths } from '~/lib/paths.ts'
import { privateMeta } from '~/lib/private-meta.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { verificationIn } from '~/lib/verification.ts'
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
    // The code that loads account data is browser-only and is not needed before sign-in.
    const { enter } = await import('~/layouts/enter.ts')
    await enter(session)
    await navigate(redirect ?? redirectTarget(session.user), { replace: true })
  }
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  const result = verificationIn(params)
  const linkIsOver = result === 'invalid'
  // Known in the browser only. After a verification link was opened, its result is shown instead.
  const awaiting = hydrated && !result ? emailAwaitingConfirmation() : undefined
  const waitingPage = awaiting
    ? {
        title: 'Confira seu e-mail',
        lead: `Enviamos um link para ${awaiting}. Abra-o para ativar sua conta: ele vale por 24 horas, e você continua de onde parou.`,
      }
    : { title: 'Entrar', lead: 'Acompanhe seu pedido e seus favoritos.' }
  return (
    <SignInPage {...waitingPage}>
      {awaiting && (
        <>
          <ConfirmFirst email={awaiting} />
          <Divider>Já confirmou?</Divider>
        </>
      )}
      {linkIsOver && (
        <>
          <VerificationNotice />
          {/* Keyed, because the initial email is known in the browser only. */}
          <NewVerificationLink key={String(hydrated)} />
        </>
      )}
      <SignInForm
        // The email is known only after the first render.
        key={awaiting}
        {...(awaiting && { email: awaiting })}
        onSignedIn={onSignedIn}
        notice={linkIsOver ? undefined : <VerificationNotice />}
      >
        <TextLink to={withRedirect(paths.forgotPassword, redirect)} className="-mt-3 justify-self-start">
          Esqueci minha senha
        </TextLink>
      </SignInForm>
      {!awaiting && (
        <>
          <Divider>Ainda não tem conta?</Divider>
          <ButtonLink to={withRedirect(paths.register, redirect)} variant="outline">
            Criar conta
          </ButtonLink>
        </>
      )}
    </SignInPage>
  )
}

function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
