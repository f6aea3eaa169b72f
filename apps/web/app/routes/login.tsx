import type { SignedIn } from '@shop/contract/auth'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { redirectTarget } from '~/features/session/redirect-target.ts'
import { ResendVerification } from '~/features/session/resend-verification.tsx'
import { SignInForm } from '~/features/session/sign-in-form.tsx'
import { VerificationNotice } from '~/features/session/verification-notice.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignInPage } from '~/layouts/sign-in-page.tsx'
import { emailAwaitingConfirmation } from '~/lib/drafts.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { verificationIn } from '~/shared/account/verification.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
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

/** What to do until the email of a new account is confirmed. Identical for known and unknown addresses. */
function ConfirmFirst({ email }: { email: string }) {
  const redirect = useRedirect()
  return (
    <div className="grid justify-items-start gap-1 rounded-1 bg-paper-2 px-5 py-5">
      <p className="text-14 text-ink-2">
        Não chegou? Veja a caixa de spam e se o endereço está certo. Você pode pedir até três e-mails por
        hora.
      </p>
      <ResendVerification email={email} />
      <TextLink to={withRedirect(paths.register, redirect)}>Corrigir e-mail</TextLink>
    </div>
  )
}

/** Offers a new link to a user who opened an expired one. */
function NewVerificationLink() {
  const [email, setEmail] = useState(() => emailAwaitingConfirmation() ?? '')
  const onInput = (event: FormEvent<HTMLInputElement>) => setEmail(event.currentTarget.value)
  return (
    <div className="grid gap-1 rounded-1 bg-paper-2 px-5 py-5">
      <Field
        label="E-mail do cadastro"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        onInput={onInput}
      />
      <ResendVerification email={email} text="Enviar novo link" />
    </div>
  )
}
