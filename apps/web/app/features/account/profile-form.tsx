import { zodResolver } from '@hookform/resolvers/zod'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { phone, text } from '@shop/contract/fields'
import type { User } from '@shop/contract/users'
import { isWeddingDay, wrongWeddingDay } from '@shop/contract/wedding'
import { z } from '@shop/contract/zod'
import Lock from 'lucide-react/icons/lock'
import { useForm } from 'react-hook-form'
import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { writeWeddingDay } from '~/shared/delivery/wedding-day.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { FieldGroup } from '~/ui/field-group.tsx'
import { saveProfile } from './profile.queries.ts'
import { saveForm } from './save-form.ts'
import { SaveRow } from './save-row.tsx'

/** A wedding that has passed since stays as it is. */
const fieldsOf = (stored: string) =>
  z.object({
    name: text(120),
    phone,
    weddingOn: z
      .string()
      .refine((day) => day === '' || day === stored || isWeddingDay(day, saoPauloDay(new Date())), {
        error: wrongWeddingDay,
      }),
  })

export interface ProfilePartProps {
  token: string
  profile: User
  onSaved: (profile: User) => void
}

export function ProfileForm({ token, profile, onSaved }: ProfilePartProps) {
  const { name, email } = profile
  const { weddingOn = '' } = profile
  const values = { name, phone: profile.phone ?? '', weddingOn }
  const form = useForm({
    resolver: zodResolver(fieldsOf(weddingOn)),
    values,
    // Data from the server never overwrites what is being typed.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  useStoredEdits(form, token, 'profile')

  const onSubmit = form.handleSubmit(async ({ weddingOn: day, ...given }) => {
    const changes = { ...given, email, ...(day !== weddingOn && { weddingOn: day === '' ? null : day }) }
    const saved = await saveForm(form, ['name', 'phone', 'weddingOn'], () => saveProfile(token, changes))
    if (!saved) return
    form.reset({ name: saved.name, phone: saved.phone ?? '', weddingOn: saved.weddingOn ?? '' })
    // The product pages read it from the browser.
    writeWeddingDay(saved.weddingOn)
    onSaved(saved)
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5.5">
      <FieldGroup title="Perfil">
        <Field
          label="Nome"
          required
          autoComplete="name"
          {...form.register('name')}
          error={errors.name?.message}
          className="col-span-12"
        />
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          readOnly
          value={email}
          hint="O e-mail não pode ser alterado."
          tail={<Lock aria-hidden="true" className="m-3 size-4.5 text-ink-3" strokeWidth={1.5} />}
          className="col-span-12 sm:col-span-7"
        />
        <Field
          label="Telefone"
          required
          type="tel"
          autoComplete="tel"
          placeholder="(11) 90000-0000"
          {...masked(form.register('phone'), phoneMask)}
          error={errors.phone?.message}
          className="col-span-12 sm:col-span-5"
        />
        <DateField
          label="Data do casamento"
          {...form.register('weddingOn')}
          error={errors.weddingOn?.message}
          hint="Com ela, a loja diz o que chega a tempo."
          className="col-span-12 sm:col-span-7"
        />
      </FieldGroup>
      <SaveRow form={form} />
    </form>
  )
}
