import { states } from '@shop/contract/states'
import type { ChangeEvent } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { applyMask, cepMask, type Mask, phoneMask } from '~/lib/masks.ts'
import { useStore } from '~/lib/store-query.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { Sale, SaleField } from './sale.ts'

interface SalePeopleProps {
  sale: Sale
  onChange: (values: Partial<Sale>) => void
  errors: Readonly<Record<string, string>>
}

export function SalePeople({ sale, onChange, errors }: SalePeopleProps) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const bind = (name: SaleField, mask?: Mask) => ({
    name,
    value: sale[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (mask) applyMask(event.currentTarget, mask)
      onChange({ [name]: event.currentTarget.value })
    },
    error: errors[name],
    autoComplete: 'off',
  })
  const takeAtelier = () => {
    if (!store) return
    const { street, number, neighborhood, complement, city, state, zipCode } = store.profile.address
    onChange({
      address: `${street}, ${number}, ${neighborhood}`,
      complement: complement ?? '',
      city,
      state,
      zipCode,
    })
  }
  return (
    <>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-3">
        <legend className="mb-2 text-16 font-semibold">Cliente</legend>
        <Field label="Nome" starred required {...bind('name')} className="admin-field" />
        <Field label="E-mail" starred required type="email" {...bind('email')} className="admin-field" />
        <Field
          label="Telefone"
          starred
          required
          type="tel"
          {...bind('phone', phoneMask)}
          className="admin-field"
        />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-6">
        <legend className="mb-2 text-16 font-semibold">Entrega</legend>
        <div className="col-span-full">
          <AdminButton variant="outline" small onClick={takeAtelier}>
            Retirada no ateliê
          </AdminButton>
        </div>
        <Field label="Endereço" starred required {...bind('address')} className="admin-field lg:col-span-4" />
        <Field label="Complemento" {...bind('complement')} className="admin-field lg:col-span-2" />
        <Field
          label="CEP"
          starred
          required
          inputMode="numeric"
          {...bind('zipCode', cepMask)}
          className="admin-field lg:col-span-2"
        />
        <Field label="Cidade" starred required {...bind('city')} className="admin-field lg:col-span-2" />
        <SelectField
          label="Estado"
          starred
          required
          name="state"
          value={sale.state}
          onChange={(event) => onChange({ state: event.currentTarget.value })}
          error={errors['state']}
          className="admin-field lg:col-span-2"
        >
          <option value="">Escolha</option>
          {(store?.deliveryStates ?? states).map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </fieldset>
    </>
  )
}
