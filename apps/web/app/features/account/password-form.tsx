import { zodResolver } from '@hookform/resolvers/zod'
import { passwordLength, shortestPassword } from '@shop/contract/constants'
import { text } from '@shop/contract/fields'
import { notices } from '@shop/contract/notices'
import { passwordChange, type User, users } from '@shop/contract/users'
import { useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { passwordStrength } from '~/shared/account/password-strength.ts'
import { Button } from '~/ui/button.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { StrengthMeter } from '~/ui/strength-meter.tsx'

const failure = { title: 'Erro', message: 'Não foi possível alterar a senha. Tente novamente.' } as const
const CHANGE = 'change-password'
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

interface PasswordFormProps {
  token: string
  account: Pick<User, 'email' | 'role'>
  /** The password change has ended all other sessions. */
  onChanged: () => void
}

export function PasswordForm({ token, account: { email, role }, onChanged }: PasswordFormProps) {
  const form = useForm({ resolver: passwordRules, defaultValues: empty })
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await callSignedIn(users.changePassword, { body: { currentPassword, newPassword }, token })
    } catch (error) {
      const description = failureText(error, failure)
      toastFailure(CHANGE, { title: failure.title, description })
      showFieldErrors(form, error, ['currentPassword', 'newPassword'])
      return
    }
    toastSuccess(CHANGE, notices.passwordChanged)
    form.reset(empty)
    onChanged()
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid max-w-91 gap-5.5"
    >
      <h2>Alterar senha</h2>
      {/* Password managers store a password under the username field of its form. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Senha atual"
        required
        autoComplete="current-password"
        {...form.register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label="Nova senha"
        required
        autoComplete="new-password"
        hint={`${shortestPassword(role)} a ${passwordLength.max} caracteres. Uma frase curta é mais segura.`}
        meter={<StrengthMeter level={newPassword ? passwordStrength(newPassword, email) : 0} />}
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <PasswordField
        label="Confirmar nova senha"
        required
        autoComplete="new-password"
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <div>
        <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
          Alterar senha
        </Button>
      </div>
    </form>
  )
}

const MISMATCH = 'As novas senhas não coincidem.'

const passwordRules = zodResolver(
  passwordChange
    .extend({ confirmPassword: text(200) })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: MISMATCH,
      // Reported together with the other errors, not only after those are fixed.
      when: ({ value }) => hasBoth(value),
    }),
)

function hasBoth(value: unknown) {
  return (
    typeof value === 'object' && value !== null && 'confirmPassword' in value && value.confirmPassword !== ''
  )
}
