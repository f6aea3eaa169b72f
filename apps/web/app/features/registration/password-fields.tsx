import { useWatch } from 'react-hook-form'
import { passwordStrength } from '~/shared/account/password-strength.ts'
import { FieldGroup } from '~/ui/field-group.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { StrengthMeter } from '~/ui/strength-meter.tsx'
import type { RegistrationForm } from './registration-schema.ts'

export function PasswordFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState
  const [password, email] = useWatch({ control: form.control, name: ['password', 'email'] })
  return (
    <FieldGroup title="Senha">
      <PasswordField
        label="Senha"
        starred
        required
        autoComplete="new-password"
        hint="8 caracteres ou mais. Uma frase curta é mais segura."
        meter={<StrengthMeter level={password ? passwordStrength(password, email) : 0} />}
        {...form.register('password')}
        error={errors.password?.message}
        className="col-span-12 sm:col-span-6"
      />
      <PasswordField
        label="Confirmar senha"
        starred
        required
        autoComplete="new-password"
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
        className="col-span-12 sm:col-span-6"
      />
    </FieldGroup>
  )
}
