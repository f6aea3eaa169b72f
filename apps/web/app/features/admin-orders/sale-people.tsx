import { states } from '@shop/contract/states'
import { masked } from '~/lib/forms.ts'
import { cepMask, phoneMask } from '~/lib/masks.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { Sale, SaleForm } from './sale.ts'

const placeFields = ['address', 'complement', 'zipCode', 'city', 'state'] as const

export function SalePeople({ form }: { form: SaleForm }) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const { errors } = form.formState
  const bind = (name: Exclude<keyof Sale, 'lines'>) => ({
    ...form.register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  })
  const takeAtelier = () => {
    if (!store) return
    const { street, number, neighborhood, complement, city, state, zipCode } = store.profile.address
    const address = `${street}, ${number}, ${neighborhood}`
    const place = { address, complement: complement ?? '', zipCode, city, state }
    for (const name of placeFields) {
      const shouldValidate = form.getFieldState(name).invalid
      form.setValue(name, place[name], { shouldDirty: true, shouldValidate })
    }
  }
  return (
    <>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-3">
        <legend className="mb-2 text-16 font-semibold">Cliente</legend>
        <Field label="Nome" starred required {...bind('name')} />
        <Field label="E-mail" starred required type="email" {...bind('email')} />
        <Field label="Telefone" starred required type="tel" {...masked(bind('phone'), phoneMask)} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 lg:grid-cols-6">
        <legend className="mb-2 text-16 font-semibold">Entrega</legend>
        <div className="col-span-full">
          <Button variant="outline" size="small" onClick={takeAtelier}>
            Retirada no ateliê
          </Button>
        </div>
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
      </fieldset>
    </>
  )
}
