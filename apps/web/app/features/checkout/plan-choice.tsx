import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import type { PaymentMethod } from '@shop/contract/store'
import { SelectField } from '~/ui/select-field.tsx'
import { CardRadio } from './card-radio.tsx'
import type { CheckoutForm } from './checkout-schema.ts'
import { PlanTable } from './plan-table.tsx'
import type { OfferedPlan } from './use-checkout-plan.ts'

interface PlanChoiceProps {
  form: CheckoutForm
  offered: OfferedPlan
  isChosen: boolean
  totalCents: number
  methods: readonly PaymentMethod[]
  /** The amount of the payment changes: a payment that was entered for the other one is dropped. */
  onChange: () => void
}

/** All at once, or deposit and parts; only where both are possible. */
export function PlanChoice({ form, offered, isChosen, totalCents, methods, onChange }: PlanChoiceProps) {
  const how = methods.includes('pix') ? 'no Pix ou no cartão' : 'no cartão'
  const choose = (plan: string) => {
    form.setValue('plan', plan)
    onChange()
  }
  return (
    <div className="mb-6 grid gap-5">
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="sr-only">Como você paga</legend>
        <CardRadio
          name="plan"
          value="whole"
          label="Pagar tudo agora"
          text={`${formatBRL(totalCents)} ${how}`}
          checked={!isChosen}
          onChange={() => choose('whole')}
        />
        <CardRadio
          name="plan"
          value="parts"
          label="Sinal e parcelas"
          text={partsText(offered.charges)}
          checked={isChosen}
          onChange={() => choose('parts')}
        />
      </fieldset>
      {isChosen && offered.most > 1 && (
        <SelectField
          label="Em quantas parcelas"
          value={offered.charges.length - 1}
          onChange={({ currentTarget: { value } }) => {
            form.setValue('parts', value === String(offered.most) ? '' : value)
            onChange()
          }}
          className="sm:max-w-80"
        >
          {Array.from({ length: offered.most }, (_, at) => offered.most - at).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'Sinal e mais 1 parcela' : `Sinal e mais ${count} parcelas`}
            </option>
          ))}
        </SelectField>
      )}
      {isChosen && <PlanTable plan={offered} />}
    </div>
  )
}

/** 'R$ 2.067,00 hoje e 6 parcelas até a entrega' */
function partsText([deposit, ...parts]: readonly PlannedCharge[]): string {
  const [first, second] = parts
  if (!deposit || !first) return ''
  const rest = second ? `${parts.length} parcelas até a entrega` : `o restante até ${formatDate(first.dueOn)}`
  return `${formatBRL(deposit.amountCents)} hoje e ${rest}`
}
