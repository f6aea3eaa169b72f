import { formatStreet } from '@shop/contract/address-line'
import { pickupLabel } from '@shop/contract/pickup-text'
import { states } from '@shop/contract/states'
import type { Store } from '@shop/contract/store'
import { useWatch } from 'react-hook-form'
import { masked } from '~/lib/forms.ts'
import { cepMask, phoneMask } from '~/lib/masks.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { Radio } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { Sale, SaleForm } from './sale.ts'

export function SalePeople({ form }: { form: SaleForm }) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const isPickup = useWatch({ control: form.control, name: 'fulfilment' }) === 'pickup'
  const bind = bindTo(form)
  const receiving = form.register('fulfilment')
  return (
    <>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-3">
        <legend className="mb-2 text-16 font-semibold">Cliente</legend>
        <Field label="Nome" starred required {...bind('name')} />
        <Field label="E-mail" starred required type="email" {...bind('email')} />
        <Field label="Telefone" starred required type="tel" {...masked(bind('phone'), phoneMask)} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-6">
        <legend className="mb-2 text-16 font-semibold">Como ela recebe</legend>
        <div className="col-span-full flex flex-wrap gap-x-8">
          <Radio {...receiving} value="ship" label="Entrega" />
          <Radio {...receiving} value="pickup" label={pickupLabel} />
        </div>
        {isPickup ? <Atelier store={store} /> : <AddressFields form={form} store={store} />}
      </fieldset>
    </>
  )
}

function Atelier({ store }: { store: Store | undefined }) {
  if (store === undefined) return null
  const { street, number, neighborhood, complement = null, city } = store.profile.address
  return (
    <p className="col-span-full wrap-anywhere text-ink-2">
      {formatStreet({ address: street, street, number, neighborhood, complement })}, {city}
    </p>
  )
}

function AddressFields({ form, store }: { form: SaleForm; store: Store | undefined }) {
  const bind = bindTo(form)
  return (
    <>
      <Field label="Endereço" starred required {...bind('address')} className="lg:col-span-4" />
      <Field label="Complemento" {...bind('complement')} className="lg:col-span-2" />
      <Field
        label="CEP"
        starred
        required
        inputMode="numeric"
        {...masked(bind('zipCode'), cepMask)}
        className="lg:col-span-2"
      />
      <Field label="Cidade" starred required {...bind('city')} className="lg:col-span-2" />
      <SelectField label="Estado" starred required {...bind('state')} className="lg:col-span-2">
        <option value="">Escolha</option>
        {(store?.deliveryStates ?? states).map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </>
  )
}

function bindTo(form: SaleForm) {
  const { errors } = form.formState
  return (name: Exclude<keyof Sale, 'lines' | 'fulfilment'>) => ({
    ...form.register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  })
}
