import type { Customer } from '@shop/contract/customers'
import { useWatch } from 'react-hook-form'
import { cpfMask } from '~/lib/cpf-mask.ts'
import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CustomerFinder, personOf } from './customer-finder.tsx'
import type { SaleForm } from './sale-form.ts'

export function CustomerSection({ form }: { form: SaleForm }) {
  const { control, formState, register, setFocus, setValue } = form
  const { errors } = formState
  const [found, fulfilment] = useWatch({ control, name: ['found', 'fulfilment'] })
  const pick = (customer: Customer) => {
    const { id, name, phone, email } = personOf(customer)
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('found', { kind: customer.kind, id, name }, options)
    setValue('name', name, options)
    setValue('phone', phone ?? '', options)
    setValue('email', email ?? '', options)
    setFocus('name')
  }
  return (
    <Panel title="Cliente">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5">
        {found ? (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{found.name}</b>,{' '}
              {found.kind === 'account' ? 'com conta na loja' : 'já comprou no ateliê'}
            </span>
            <TextButton onClick={() => setValue('found', null, { shouldDirty: true })}>
              É outra cliente
            </TextButton>
          </p>
        ) : (
          <CustomerFinder onPick={pick} />
        )}
        <div className="grid gap-4 lg:grid-cols-2">
          <Field
            label="Nome"
            starred
            required
            autoComplete="off"
            maxLength={160}
            {...register('name')}
            error={errors.name?.message}
          />
          <Field
            label="Telefone"
            starred
            required
            type="tel"
            autoComplete="off"
            {...masked(register('phone'), phoneMask)}
            error={errors.phone?.message}
          />
          <Field
            label="E-mail"
            aside="Opcional"
            type="email"
            autoComplete="off"
            readOnly={found?.kind === 'account'}
            hint={found?.kind === 'account' ? 'O da conta dela.' : 'Com e-mail ela recebe o comprovante.'}
            {...register('email')}
            error={errors.email?.message}
          />
          <Field
            label="CPF"
            {...(fulfilment === 'ship' ? { starred: true, required: true } : { aside: 'Opcional' })}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
            {...masked(register('cpf'), cpfMask)}
            error={errors.cpf?.message}
          />
        </div>
      </div>
    </Panel>
  )
}
