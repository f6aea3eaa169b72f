import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { defaultPlanTerms } from '@shop/contract/payment-plan'
import { formatTypedMoney } from '@shop/contract/typed-money'
import { useWatch } from 'react-hook-form'
import { receivedWays, receivedWayText } from '~/shared/money/received-way.ts'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Radio } from '~/ui/choice.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import type { SaleForm } from './sale-form.ts'
import { amountsOf, planOf } from './sale-money.ts'
import { useSaleMoney } from './use-sale-money.ts'

const MOST_PARTS = 12

interface PaymentSectionProps {
  form: SaleForm
  today: string
  /** Of the settings; undefined until they are loaded. */
  depositPercent: number | undefined
}

export function PaymentSection({ form, today, depositPercent }: PaymentSectionProps) {
  const { control, formState, getValues, register, setValue } = form
  const { errors } = formState
  const plan = useWatch({ control, name: 'plan' })
  const suggestDeposit = () => {
    if (getValues('plan') === 'whole' || getValues('deposit') !== '') return
    const { totalCents } = amountsOf(getValues())
    const percent = depositPercent ?? defaultPlanTerms.depositPercent
    const cents = Math.round((totalCents * percent) / 100)
    if (cents > 0) setValue('deposit', formatTypedMoney(cents))
  }
  const choice = register('plan', { onChange: suggestDeposit })
  return (
    <Panel title="Como ela paga">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5">
        <div role="radiogroup" aria-label="Como ela paga" className="flex flex-wrap gap-x-8">
          <Radio {...choice} value="whole" label="Tudo agora" />
          <Radio {...choice} value="parts" label="Sinal e parcelas" />
        </div>
        {plan === 'parts' && <PlanFields form={form} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={plan === 'parts' ? 'Forma do sinal' : 'Forma'}
            {...register('way')}
            error={errors.way?.message}
          >
            {receivedWays.map((way) => (
              <option key={way} value={way}>
                {receivedWayText[way]}
              </option>
            ))}
          </SelectField>
          <DateField
            label="Dia em que recebeu"
            starred
            required
            max={today}
            {...register('receivedOn')}
            error={errors.receivedOn?.message}
          />
        </div>
      </div>
    </Panel>
  )
}

function PlanFields({ form }: { form: SaleForm }) {
  const { control, formState, register } = form
  const { errors } = formState
  const deposit = useWatch({ control, name: 'deposit' })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <MoneyField
          label="Sinal recebido"
          starred
          required
          placeholder="0,00"
          understood={typedMoneyText(deposit)}
          {...register('deposit')}
          error={errors.deposit?.message}
        />
        <SelectField label="O resto em" {...register('partCount')} error={errors.partCount?.message}>
          {Array.from({ length: MOST_PARTS }, (_, at) => (
            <option key={at + 1} value={at + 1}>
              {at === 0 ? '1 parcela' : `${at + 1} parcelas`}
            </option>
          ))}
        </SelectField>
        <DateField
          label="Primeiro vencimento"
          starred
          required
          {...register('firstDueOn')}
          error={errors.firstDueOn?.message}
        />
      </div>
      <PartList parts={planOf(useSaleMoney(form))} />
      <p className="text-14 text-ink-2">
        O sinal é parte do preço. As parcelas são mensais, sem juros, e a entrega espera a última.
      </p>
    </>
  )
}

function PartList({ parts }: { parts: ReturnType<typeof planOf> }) {
  if (parts.length === 0) return null
  return (
    <ol aria-label="Parcelas" className="rounded-1 border border-line px-3">
      {parts.map(({ amountCents, dueOn }, at) => (
        <li
          key={dueOn}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
        >
          <span>
            {parts.length === 1 ? 'Restante' : `Parcela ${at + 1} de ${parts.length}`}, {formatDate(dueOn)}
          </span>
          <span className="tabular-nums">{formatBRL(amountCents)}</span>
        </li>
      ))}
    </ol>
  )
}
