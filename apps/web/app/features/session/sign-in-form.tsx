import type { Credentials, SignedIn } from '@shop/contract/auth'
import { failures } from '@shop/contract/failures'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { useRedirect, withRedirect } from '~/lib/redirects.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { ResendVerification } from './resend-verification.tsx'
import type { SignInFailure } from './sign-in-failure.ts'

const LOGIN = 'login'
const resolver = lateRules(async () => (await import('./sign-in.ts')).rules)

interface SignInFormProps {
  /** The prefilled email, if known. */
  email?: string
  onSignedIn: (session: SignedIn) => void | Promise<void>
  /** Shown above the fields until the form has a message of its own. */
  notice?: ReactNode
  /** Rendered between the fields and the button. */
  children?: ReactNode
}

export function SignInForm({ email, onSignedIn, notice, children }: SignInFormProps) {
  const hydrated = useHydrated()
  const [failure, setFailure] = useState<SignInFailure & { email: string }>()
  const [needsCode, setNeedsCode] = useState<'required' | 'possible'>()
  const form = useForm<Credentials>({ resolver })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (needsCode === 'required') setFocus('code')
  }, [needsCode, setFocus])

  const onSubmit = form.handleSubmit(async (given) => {
    const { email: by } = given
    dismissToast(LOGIN)
    try {
      const { signIn } = await import('./sign-in.ts')
      const result = await signIn(given)
      if ('session' in result) await onSignedIn(result.session)
      else showFailure({ ...result.failure, email: by })
    } catch {
      // A module needed for the login could not be loaded: the network is down.
      showFailure({ message: failures.login.message, remedy: 'none', email: by })
    }
  })

  const showFailure = (failure: SignInFailure & { email: string }) => {
    const { message, remedy } = failure
    setFailure(failure)
    if (remedy === 'code') {
      // Not a failure: the password was accepted, and the typed values stay.
      setNeedsCode('required')
      return
    }
    // Other clients' failed attempts do not block a login with a code; the server does not reveal whether the account
    // has one.
    if (remedy === 'way-in') setNeedsCode((before) => before ?? 'possible')
    toastFailure(LOGIN, { title: failures.login.title, description: message })
    if (remedy === 'password') {
      form.setValue('password', '')
      form.setError('password', { message: 'Digite sua senha novamente.' }, { shouldFocus: true })
    }
    if (remedy === 'wrong-code') form.setError('code', { message }, { shouldFocus: true })
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5.5">
      {failure ? <FailureMessage {...failure} /> : notice}
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={email}
        {...form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        required
        {...form.register('password')}
        error={errors.password?.message}
      />
      {needsCode && (
        <Field
          label="Código de verificação"
          hint={
            needsCode === 'required'
              ? 'O do seu aplicativo autenticador, ou um código de recuperação.'
              : 'Só se a sua conta tem verificação em duas etapas.'
          }
          autoComplete="one-time-code"
          required={needsCode === 'required'}
          {...form.register('code', { setValueAs: (typed: string) => typed.trim() || undefined })}
          error={errors.code?.message}
        />
      )}
      {children}
      {/* Disabled until hydration: a native submission would not be handled. */}
      <Button type="submit" loading={isSubmitting} disabled={!hydrated}>
        Entrar
      </Button>
      <noscript className="text-14">Para entrar, ative o JavaScript do navegador.</noscript>
    </form>
  )
}

function FailureMessage({ message, remedy, email }: SignInFailure & { email: string }) {
  const redirect = useRedirect()
  if (remedy === 'code') {
    return (
      <FormNotice tone="neutral" title="Falta um passo">
        {message}
      </FormNotice>
    )
  }
  // The toast shows the error; this notice shows what the user can do.
  if (remedy === 'verify') {
    return (
      <FormNotice tone="neutral" title="Não achou o e-mail de confirmação?">
        <ResendVerification email={email} />
      </FormNotice>
    )
  }
  if (remedy === 'way-in') {
    return (
      <FormNotice tone="neutral" title="Outro jeito de entrar">
        <TextLink to={withRedirect(paths.forgotPassword, redirect)}>Receber um link por e-mail</TextLink>
      </FormNotice>
    )
  }
  return null
}
