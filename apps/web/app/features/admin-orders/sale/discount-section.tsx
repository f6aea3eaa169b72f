import { useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Radio } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { SaleForm } from './sale-form.ts'

export function DiscountSection({ form: { control, formState, register } }: { form: SaleForm }) {
  const { errors } = formState
  const [kind, discount] = useWatch({ control, name: ['discountKind', 'discount'] })
  const choice = register('discountKind')
  return (
    <Panel title="Desconto na venda">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 lg:p-5">
        <div role="radiogroup" aria-label="Desconto na venda" className="flex flex-wrap gap-x-8">
          <Radio {...choice} value="none" label="Sem desconto" />
          <Radio {...choice} value="amount" label="Em reais" />
          <Radio {...choice} value="percent" label="Em porcentagem" />
        </div>
        {kind !== 'none' && (
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            {kind === 'amount' ? (
              <MoneyField
                label="Desconto em reais"
                starred
                required
                placeholder="0,00"
                understood={typedMoneyText(discount)}
                {...register('discount')}
                error={errors.discount?.message}
              />
            ) : (
              <Field
                label="Desconto em %"
                starred
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                {...register('discount')}
                error={errors.discount?.message}
              />
            )}
            <Field
              label="Motivo do desconto"
              starred
              required
              autoComplete="off"
              maxLength={200}
              placeholder="Ex.: pagamento à vista"
              hint="Só o ateliê vê o motivo."
              {...register('discountReason')}
              error={errors.discountReason?.message}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}
