import { zodResolver } from '@hookform/resolvers/zod'
import { phone, text } from '@shop/contract/fields'
import type { User } from '@shop/contract/users'
import { z } from '@shop/contract/zod'
import Lock from 'lucide-react/icons/lock'
import { useForm } from 'react-hook-form'
import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { Field } from '~/ui/field.tsx'
import { FieldGroup } from '~/ui/field-group.tsx'
import { saveProfile } from './profile.queries.ts'
import { saveForm } from './save-form.ts'
import { SaveRow } from './save-row.tsx'

const profileFields = z.object({ name: text(120), phone })

export interface ProfilePartProps {
  token: string
  profile: User
  onSaved: (profile: User) => void
}

export function ProfileForm({ token, profile, onSaved }: ProfilePartProps) {
  const { name, email } = profile
  const values = { name, phone: profile.phone ?? '' }
  const form = useForm({
    resolver: zodResolver(profileFields),
    values,
    // Data from the server never overwrites what is being typed.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  useStoredEdits(form, token, 'profile')

  const onSubmit = form.handleSubmit(async (given) => {
    const saved = await saveForm(form, ['name', 'phone'], () => saveProfile(token, { ...given, email }))
    if (!saved) return
    form.reset({ name: saved.name, phone: saved.phone ?? '' })
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
      </FieldGroup>
      <SaveRow form={form} />
    </form>
  )
}
