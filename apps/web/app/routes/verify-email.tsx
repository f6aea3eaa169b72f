import type { SignedIn } from '@shop/contract/auth'
import { verifyRedirectMs } from '@shop/contract/constants'
import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useVerification } from '~/features/email-verification/use-verification.ts'
import type { Verification } from '~/features/email-verification/verification.ts'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { safeRedirect, useRedirect, withRedirect } from '~/lib/redirects.ts'
import { paths } from '~/paths.ts'
import { verificationParam } from '~/shared/account/verification.ts'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import type { Route } from './+types/verify-email'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Verificar e-mail'), withoutReferrer]
}

const icon = { className: 'size-11', strokeWidth: 1 } as const

async function enter(session: SignedIn) {
  const layout = await import('~/layouts/enter.ts')
  await layout.enter(session)
}

export default function VerifyEmail() {
  const verification = useVerification(enter)
  const given = useRedirect()
  const navigate = useNavigate()
  const redirect = given ?? safeRedirect(verification?.redirect ?? null)
  const next = verification && nextPage(verification, redirect)

  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => void navigate(next, { replace: true }), verifyRedirectMs)
    return () => clearTimeout(timer)
  }, [next, navigate])

  if (!verification || !next) {
    return (
      <View icon={<Mail {...icon} />} title="Verificando seu e-mail">
        <p className="text-ink-2">Só um instante.</p>
        <noscript>Para confirmar seu e-mail, ative o JavaScript do navegador.</noscript>
      </View>
    )
  }
  if (verification.signedInAs !== undefined) {
    return (
      <View icon={<MailCheck {...icon} />} title="E-mail verificado!">
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          Sua conta foi ativada com sucesso. Você entrou como {verification.signedInAs}.
        </p>
        <p className="text-14 text-ink-3">Você continua de onde parou em instantes.</p>
        <ButtonLink to={next} replace className="mt-3 max-sm:w-full">
          Continuar
        </ButtonLink>
      </View>
    )
  }
  const verified = verification.result === 'verified'
  return (
    <View
      icon={verified ? <MailCheck {...icon} /> : <MailX {...icon} />}
      title={verified ? 'E-mail verificado!' : 'Não deu certo'}
    >
      <p className="text-ink-2">{verification.message}</p>
      <p className="text-14 text-ink-3">Você será levada ao login em instantes.</p>
      <ButtonLink to={next} replace className="mt-3 max-sm:w-full">
        Ir para o login
      </ButtonLink>
    </View>
  )
}

/** Continues to the redirect target; a user who is not signed in goes to the login first. */
function nextPage({ result, signedInAs }: Verification, redirect: string | undefined) {
  if (signedInAs !== undefined) return redirect ?? paths.account
  return withRedirect(paths.login, redirect, verificationParam(result))
}

/** One live region for all three states, so that screen readers announce the result. */
function View({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div role="status" className="page py-8">
      <EmptyState icon={icon} title={title} heading="h1">
        {children}
      </EmptyState>
    </div>
  )
}
