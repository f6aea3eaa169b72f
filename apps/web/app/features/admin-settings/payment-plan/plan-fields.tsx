import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { formatBRL } from '@shop/contract/money'
import { addMonths, planCharges, planSummary } from '@shop/contract/payment-plan'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Checkbox } from '~/ui/choice.tsx'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { Group } from '../store-fields.tsx'
import { exampleCents, type PaymentPlanValues, paymentPlanForm } from './payment-plan-values.ts'

const half = 'col-span-full lg:col-span-3'
const EXAMPLE_MONTHS = 6

/** When deposit and parts are offered, and how they are divided. */
export function PlanFields() {
  const { register, formState, control } = useFormContext<PaymentPlanValues>()
  const { errors } = formState
  const minOrder = useWatch({ control, name: 'minOrderCents' })
  return (
    <Group
      title="Sinal e parcelas"
      note="A noiva paga o sinal para começar e o resto em parcelas mensais, sem juros, até a entrega."
    >
      <fieldset className="col-span-full">
        <legend className="text-14 font-medium">Oferecer para</legend>
        <Checkbox label="Sob encomenda" value="made_to_order" {...register('offers')} />
        <Checkbox label="Sob medida" value="made_to_measure" {...register('offers')} />
      </fieldset>
      <MoneyField
        label="Valor mínimo das peças feitas (R$)"
        required
        understood={typedMoneyText(minOrder)}
        {...register('minOrderCents')}
        error={errors.minOrderCents?.message}
        className={half}
      />
      <Field
        label="Sinal (% do total)"
        required
        inputMode="numeric"
        {...register('depositPercent')}
        error={errors.depositPercent?.message}
        className={half}
      />
      <Field
        label="Máximo de parcelas"
        required
        inputMode="numeric"
        {...register('maxParts')}
        error={errors.maxParts?.message}
        className={half}
      />
      <Field
        label="Última parcela: dias antes de ficar pronto"
        required
        inputMode="numeric"
        {...register('lastDueDays')}
        error={errors.lastDueDays?.message}
        className={half}
      />
      <Example />
    </Group>
  )
}

/** What the typed values mean for a dress that takes half a year. */
function Example() {
  const { control } = useFormContext<PaymentPlanValues>()
  const values = useWatch({ control })
  const [today] = useState(() => saoPauloDay(new Date()))
  const plan = paymentPlanForm.safeParse(values).data
  if (plan === undefined) return null
  const readyOn = addDays(addMonths(today, EXAMPLE_MONTHS), plan.lastDueDays)
  const charges = planCharges(plan, { totalCents: exampleCents, today, readyOn })
  if (charges === undefined) return null
  return (
    <output className="col-span-full rounded-1 bg-paper-2 px-4 py-3 text-14 text-ink-2">
      Exemplo de {formatBRL(exampleCents)} em {EXAMPLE_MONTHS} meses: {planSummary(charges)}.
    </output>
  )
}
