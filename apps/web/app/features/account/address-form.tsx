import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@shop/contract/users'
import { useForm } from 'react-hook-form'
import { useStoredEdits } from '~/lib/use-stored-edits.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressInput, addressNames, addressRules } from './address-input.ts'
import { saveProfile } from './profile.queries.ts'
import type { ProfilePartProps } from './profile-form.tsx'
import { saveForm } from './save-form.ts'
import { SaveRow } from './save-row.tsx'

const rules = zodResolver(addressRules)

export function AddressForm({ token, profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    resolver: rules,
    values: addressOf(profile),
    resetOptions: { keepDirtyValues: true },
  })
  useStoredEdits(form, token, 'address')

  const onSubmit = form.handleSubmit(async (given) => {
    // A cleared field is sent as an empty string: an omitted field would keep its old value.
    const changes = { ...given, complement: given.complement ?? '' }
    const saved = await saveForm(form, addressNames, () => saveProfile(token, changes))
    if (!saved) return
    form.reset(addressOf(saved))
    onSaved(saved)
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid max-w-160 gap-5.5"
    >
      <AddressFields form={form} saved={profile} />
      <SaveRow form={form} />
    </form>
  )
}

function addressOf(profile: User): AddressInput {
  const { street, number, complement, neighborhood, city, state, zipCode } = profile
  return {
    street: street ?? '',
    number: number ?? '',
    complement: complement ?? '',
    neighborhood: neighborhood ?? '',
    city: city ?? '',
    state: state ?? '',
    zipCode: zipCode ?? '',
  }
}
