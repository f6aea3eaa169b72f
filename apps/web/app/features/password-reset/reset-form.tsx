import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { passwordStrength } from '~/shared/account/password-strength.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { StrengthMeter } from '~/ui/strength-meter.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { ResetFailure, ResetFields } from './reset-password.ts'

const RESET = 'reset-password'
const { title: FAILED, message: NO_RESPONSE } = failures.resetPassword

const resolver = lateRules(async () => (await import('./reset-password.ts')).rules)

interface ResetFormProps {
  /** `undefined` until the browser has read the URL. */
  token: string | undefined
  onReset: () => void
}

export function ResetForm({ token, onReset }: ResetFormProps) {
  const hydrated = useHydrated()
  const [failure, setFailure] = useState<ResetFailure>()
  const form = useForm<ResetFields>({ resolver })
  const password = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async (given) => {
    if (token === undefined) return
    setFailure(undefined)
    const failed = await reset(form, token, given.password)
    if (failed === undefined) {
      toastSuccess(RESET, notices.passwordReset)
      onReset()
    } else {
      toastFailure(RESET, { title: FAILED, description: failed.text })
      setFailure(failed)
    }
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5.5">
      {failure?.needsNewLink && (
        <FormNotice tone="error" title="Peça outro link">
          <p>Cada link vale por 1 hora e serve uma vez só.</p>
          <TextLink to={paths.forgotPassword}>Enviar novo link</TextLink>
        </FormNotice>
      )}
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        required
        hint="8 caracteres ou mais. Uma frase curta é mais segura."
        meter={<StrengthMeter level={password ? passwordStrength(password) : 0} />}
        {...form.register('password')}
        error={errors.password?.message}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        required
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      {/* Disabled until hydration: a native submission would not be handled. */}
      <Button type="submit" loading={isSubmitting} disabled={!hydrated}>
        Redefinir senha
      </Button>
      <noscript className="text-14">Para redefinir a senha, ative o JavaScript do navegador.</noscript>
    </form>
  )
}

async function reset(form: UseFormReturn<ResetFields>, token: string, password: string) {
  try {
    const { resetPassword } = await import('./reset-password.ts')
    return await resetPassword(form, token, password)
  } catch {
    // The module could not be loaded: the network is down.
    return { text: NO_RESPONSE }
  }
}
