import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import { CpfField } from './cpf-field.tsx'

interface InformationFieldsProps {
  form: CheckoutForm
  /** A guest is known by the e-mail, which comes first then. */
  isGuest: boolean
}

export function InformationFields({ form, isGuest }: InformationFieldsProps) {
  const { errors } = form.formState
  const email = (
    <Field
      label="E-mail"
      starred
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={
        isGuest
          ? 'O pedido e o Pix chegam por aqui. Não precisa de senha.'
          : 'Enviamos a confirmação para este e-mail.'
      }
      className={isGuest ? 'sm:col-span-2' : ''}
      {...form.register('email')}
      error={errors.email?.message}
    />
  )
  return (
    <div className="grid gap-x-5 gap-y-5.5 sm:grid-cols-2">
      {isGuest && email}
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
      {!isGuest && email}
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
