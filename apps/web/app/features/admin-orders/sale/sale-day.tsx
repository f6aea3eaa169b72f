import type { DeliveryWindow } from '@shop/contract/dates'
import { formatDate } from '@shop/contract/dates'
import { workingDaysText } from '@shop/contract/store-numbers'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Checkbox } from '~/ui/choice.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { SaleForm } from './sale-form.ts'

interface SaleDayProps {
  form: SaleForm
  /** A service takes no hours of the schedule. */
  isSewn: boolean
  /** What the free hours allow, after the agreed day was rejected. */
  possible: DeliveryWindow | undefined
  onChangeDay: () => void
}

/** The day agreed with the customer. One that the free hours do not allow needs a tick. */
export function SaleDay({ form, isSewn, possible, onChangeDay }: SaleDayProps) {
  const { deliveryDays } = useStoreNumbers()
  return (
    <div className="grid min-w-0 gap-3">
      <DateField
        label="Entrega até"
        aside="Opcional"
        hint={
          isSewn
            ? 'Vazio: a primeira data que as horas livres do ateliê permitem.'
            : `Vazio: de ${workingDaysText(deliveryDays)}.`
        }
        {...form.register('wishedOn', { onChange: onChangeDay })}
        error={form.formState.errors.wishedOn?.message}
        className="lg:max-w-72"
      />
      {possible && (
        <div role="alert">
          <Notice tone="warning">
            <p>
              O ateliê não tem horas livres para essa data. A primeira possível é entre{' '}
              {formatDate(possible.from)} e {formatDate(possible.to)}.
            </p>
            <Checkbox
              label="Combinar assim mesmo: as horas passam do que a semana tem, e ela fica vermelha em Capacidade."
              {...form.register('overbook')}
            />
          </Notice>
        </div>
      )}
    </div>
  )
}
