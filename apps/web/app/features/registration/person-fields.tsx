import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import { FieldGroup } from '~/ui/field-group.tsx'
import type { RegistrationForm } from './registration-schema.ts'

export function PersonFields({ form }: { form: RegistrationForm }) {
  const { errors } = form.formState
  return (
    <FieldGroup title="Seus dados">
      <Field
        label="Nome completo"
        starred
        required
        autoComplete="name"
        {...form.register('name')}
        error={errors.name?.message}
        className="col-span-12"
      />
      <Field
        label="E-mail"
        starred
        required
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
        className="col-span-12 sm:col-span-7"
      />
      <Field
        label="Telefone"
        starred
        required
        type="tel"
        autoComplete="tel"
        placeholder="(11) 90000-0000"
        {...masked(form.register('phone'), phoneMask)}
        error={errors.phone?.message}
        className="col-span-12 sm:col-span-5"
      />
    </FieldGroup>
  )
}
