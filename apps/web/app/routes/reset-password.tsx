import { errors } from '@shop/contract/errors'
import { failures } from '@shop/contract/failures'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ResetForm } from '~/features/password-reset/reset-form.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { SignInPage } from '~/layouts/sign-in-page.tsx'
import { useLinkToken } from '~/lib/link-token.ts'
import { forgetToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { privateMeta, withoutReferrer } from '~/shared/store/private-meta.ts'
import type { Route } from './+types/reset-password'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return [...privateMeta(matches[0].loaderData, 'Redefinir senha'), withoutReferrer]
}

export default function ResetPassword() {
  const token = useLinkToken()
  const navigate = useNavigate()

  useEffect(() => {
    if (token !== null) return
    // Deferred, so that rendering twice shows only one toast.
    const timer = setTimeout(() => {
      const { title } = failures.resetPassword
      toast({ title, description: errors.invalid_reset_token.message, variant: 'destructive' })
      void navigate(paths.login, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [token, navigate])

  const onReset = () => {
    // The server has ended all sessions of the account, including this browser's.
    forgetToken()
    void navigate(paths.login, { replace: true })
  }
  return (
    <SignInPage title="Redefinir senha" lead="Escolha uma senha nova para a sua conta.">
      <ResetForm token={token ?? undefined} onReset={onReset} />
    </SignInPage>
  )
}
