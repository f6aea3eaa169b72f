import { verifyRedirectMs } from '@shop/contract/constants'
import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useVerification } from '~/features/email-verification/use-verification.ts'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { paths } from '~/lib/paths.ts'
import { privateMeta, withoutReferrer } from '~/lib/private-meta.ts'
import { safeRedirect, useRedirect, withRedirect } from '~/lib/redirects.ts'
import { verificationParam } from '~/lib/verification.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import type { Route } from './+types/verify-email'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Verificar e-mail'), withoutReferrer]
}

const icon = { className: 'size-11', strokeWidth: 1 } as const

export default function VerifyEmail() {
  const verification = useVerification()
  const given = useRedirect()
  const navigate = useNavigate()
  const redirect = given ?? safeRedirect(verification?.redirect ?? null)
  const login = verification && withRedirect(paths.login, redirect, verificationParam(verification.result))

  useEffect(() => {
    if (!login) return
    const timer = setTimeout(() => void navigate(login, { replace: true }), verifyRedirectMs)
    return () => clearTimeout(timer)
  }, [login, navigate])

  if (!verification || !login) {
    return (
      <View icon={<Mail {...icon} />} title="Verificando seu e-mail">
        <p className="text-ink-2">Só um instante.</p>
        <noscript>Para confirmar seu e-mail, ative o JavaScript do navegador.</noscript>
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
      <ButtonLink to={login} replace className="mt-3 max-sm:w-full">
        Ir para o login
      </ButtonLink>
    </View>
  )
}

/** One live region for all three states: whoever does not see the page hears what came of it. */
function View({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div role="status" className="page py-8">
      <EmptyState icon={icon} title={title} heading="h1">
        {children}
      </EmptyState>
    </div>
  )
}
