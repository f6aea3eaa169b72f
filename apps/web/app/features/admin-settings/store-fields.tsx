import { states } from '@shop/contract/states'
import type { ReactNode } from 'react'
import { type FieldPath, useController, useFormContext } from 'react-hook-form'
import { masked } from '~/lib/forms.ts'
import { cepMask, phoneMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { StoreValues } from './store-values.ts'

const COUNTRY = '55'
/** An empty field is null, not an empty string. */
const orNull = { setValueAs: (text: string | null) => (text === null || text.trim() === '' ? null : text) }

export function StoreFields() {
  const { register, getFieldState, formState } = useFormContext<StoreValues>()
  const error = (name: FieldPath<StoreValues>) => getFieldState(name, formState).error?.message
  return (
    <>
      <Group title="Nome e contato">
        <Field
          label="Nome do ateliê"
          starred
          required
          {...register('profile.name')}
          error={error('profile.name')}
          className={wide}
        />
        <Field
          label="Frase de apresentação"
          starred
          required
          {...register('profile.tagline')}
          error={error('profile.tagline')}
          className={wide}
        />
        <Field
          label="Razão social"
          starred
          required
          {...register('profile.legalName')}
          error={error('profile.legalName')}
          className={half}
        />
        <Field
          label="CNPJ"
          starred
          required
          {...register('profile.cnpj')}
          error={error('profile.cnpj')}
          className={half}
        />
        <Field
          label="E-mail"
          type="email"
          {...register('profile.email', orNull)}
          error={error('profile.email')}
          className={half}
        />
        <Field
          label="Telefone"
          type="tel"
          {...masked(register('profile.phone', orNull), phoneMask)}
          error={error('profile.phone')}
          className={half}
        />
        <WhatsApp />
        <Field
          label="Instagram"
          aside="Opcional"
          autoCapitalize="none"
          placeholder="@seuatelie"
          {...register('profile.instagram', orNull)}
          error={error('profile.instagram')}
          className={half}
        />
        <Field
          label="Facebook"
          aside="Opcional"
          autoCapitalize="none"
          placeholder="@seuatelie"
          {...register('profile.facebook', orNull)}
          error={error('profile.facebook')}
          className={half}
        />
        <Field
          label="Pinterest"
          aside="Opcional"
          autoCapitalize="none"
          placeholder="@seuatelie"
          {...register('profile.pinterest', orNull)}
          error={error('profile.pinterest')}
          className={half}
        />
      </Group>
      <Group title="Endereço">
        <Field
          label="CEP"
          starred
          required
          inputMode="numeric"
          {...masked(register('profile.address.zipCode'), cepMask)}
          error={error('profile.address.zipCode')}
          className={third}
        />
        <Field
          label="Rua"
          starred
          required
          {...register('profile.address.street')}
          error={error('profile.address.street')}
          className={third}
        />
        <Field
          label="Número"
          starred
          required
          {...register('profile.address.number')}
          error={error('profile.address.number')}
          className={third}
        />
        <Field
          label="Complemento"
          aside="Opcional"
          {...register('profile.address.complement', orNull)}
          error={error('profile.address.complement')}
          className={third}
        />
        <Field
          label="Bairro"
          starred
          required
          {...register('profile.address.neighborhood')}
          error={error('profile.address.neighborhood')}
          className={third}
        />
        <Field
          label="Cidade"
          starred
          required
          {...register('profile.address.city')}
          error={error('profile.address.city')}
          className={third}
        />
        <SelectField
          label="Estado"
          starred
          required
          {...register('profile.address.state')}
          error={error('profile.address.state')}
          className={third}
        >
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </Group>
    </>
  )
}

const wide = 'col-span-full'
const half = 'col-span-full lg:col-span-3'
const third = 'col-span-full lg:col-span-2'

export function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 lg:grid-cols-6 lg:gap-x-5">
      {/* Floated, because a legend is otherwise not a grid item of its fieldset. */}
      <legend className="float-left col-span-full">
        <span className="block font-title text-[1.625rem] leading-[1.1] font-medium">{title}</span>
        {note && <span className="text-14 text-ink-2">{note}</span>}
      </legend>
      {children}
    </fieldset>
  )
}

/** Stored in the format of wa.me, shown in the usual phone format. */
function WhatsApp() {
  const { field, fieldState } = useController<StoreValues, 'profile.whatsapp'>({ name: 'profile.whatsapp' })
  const digits = (field.value ?? '').replace(new RegExp(`^${COUNTRY}`), '')
  return (
    <Field
      label="WhatsApp"
      type="tel"
      value={phoneMask(digits)}
      name={field.name}
      onBlur={field.onBlur}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(/\D/g, '')
        field.onChange(typed === '' ? null : `${COUNTRY}${typed}`)
      }}
      error={fieldState.error && 'Informe o número com DDD.'}
      className={half}
    />
  )
}
