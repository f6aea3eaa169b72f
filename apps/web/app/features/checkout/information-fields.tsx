import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import { CpfField } from './cpf-field.tsx'

export function InformationFields({ form }: { form: CheckoutForm }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-x-5 gap-y-5.5 sm:grid-cols-2">
      <Field
        label="Nome"
        starred
        required
        autoComplete="given-name"
        {...form.register('firstName')}
        error={errors.firstName?.message}
      />
      <Field
        label="Sobrenome"
        starred
        required
        autoComplete="family-name"
        {...form.register('lastName')}
        error={errors.lastName?.message}
      />
      <Field
        label="E-mail"
        starred
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Enviamos a confirmação para este e-mail."
        {...form.register('email')}
        error={errors.email?.message}
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
      />
      <CpfField form={form} />
    </div>
  )
}
