import { type AppointmentKind, mostCompanions } from '@shop/contract/appointment-facts'
import type { ChangeEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { applyMask, phoneMask } from '~/lib/masks.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { BookingFields } from './booking-fields.ts'

interface PersonFieldsProps {
  form: UseFormReturn<BookingFields>
  kind: AppointmentKind
}

/** Of a fitting the order says who comes. */
export function PersonFields({ form, kind }: PersonFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const isFitting = kind === 'fitting'
  return (
    <section aria-labelledby="person" className="relative">
      <h2 id="person">{isFitting ? 'Para a prova' : 'Seus dados'}</h2>
      {!isFitting && <p className="mt-1.5 text-14 text-ink-3">Campos com * são obrigatórios.</p>}
      <div className="mt-5 grid gap-x-5 gap-y-5.5 sm:grid-cols-2">
        {!isFitting && <IdentityFields form={form} />}
        {kind !== 'video' && (
          <SelectField
            label="Quem vem com você"
            {...register('companions')}
            error={errors.companions?.message}
          >
            <option value="0">Venho só eu</option>
            {Array.from({ length: mostCompanions }, (_, index) => (
              <option key={index} value={String(index + 1)}>
                {index === 0 ? '1 pessoa' : `${index + 1} pessoas`}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={isFitting ? 'Quero contar antes' : 'Quero ver'}
          aside="Opcional"
          maxLength={500}
          {...register('wish')}
          error={errors.wish?.message}
        />
      </div>
      <Honeypot {...register('website')} />
    </section>
  )
}

function IdentityFields({ form: { register, formState } }: Pick<PersonFieldsProps, 'form'>) {
  const { errors } = formState
  // In the order of the page, in which the first wrong field gets the focus.
  const name = register('name')
  // Not lib/forms.ts, which brings the schemas of errors.
  const phone = register('phone', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => applyMask(event.currentTarget, phoneMask),
  })
  return (
    <>
      <Field
        label="Nome"
        starred
        required
        autoComplete="name"
        maxLength={120}
        {...name}
        error={errors.name?.message}
      />
      <Field
        label="Telefone com DDD"
        starred
        required
        type="tel"
        autoComplete="tel"
        maxLength={25}
        {...phone}
        error={errors.phone?.message}
      />
      <Field
        label="E-mail"
        starred
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        {...register('email')}
        error={errors.email?.message}
      />
      <DateField
        label="Data do casamento"
        aside="Opcional"
        {...register('weddingOn')}
        error={errors.weddingOn?.message}
      />
    </>
  )
}
