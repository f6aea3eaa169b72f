import { lowStockThreshold } from '@shop/contract/constants'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

const wholeNumber = { setValueAs: (typed: unknown) => (typed === '' ? null : numberIn(String(typed))) }
const half = 'col-span-full lg:col-span-3'

/** What the shop promises on every page, and from when it warns. */
export function ShopNumbers() {
  const { register, getFieldState, formState } = useFormContext<StoreValues>()
  const numberField = (name: FieldPath<StoreValues>) => ({
    starred: true,
    required: true,
    inputMode: 'numeric' as const,
    ...register(name, wholeNumber),
    error: getFieldState(name, formState).error?.message,
    className: half,
  })
  return (
    <Group
      title="Prazos e limites"
      note="Valem em todas as páginas e nos e-mails. Os pedidos já pagos ficam com a data que receberam."
    >
      <Field
        label="Entrega, de"
        aside="Dias úteis"
        hint="Das peças sem modelo de produção."
        {...numberField('numbers.deliveryDays.min')}
      />
      <Field label="Entrega, até" aside="Dias úteis" {...numberField('numbers.deliveryDays.max')} />
      <Field
        label="Resposta às mensagens"
        aside="Em horas"
        hint="O que o contato e os e-mails prometem."
        {...numberField('numbers.replyHours')}
      />
      <Field
        label="Últimas peças"
        aside={`De 1 a ${lowStockThreshold}`}
        hint="A partir de quantas a loja diz que são as últimas, e o painel avisa."
        {...numberField('numbers.lowStock')}
      />
      <Field
        label="Filtro de preço até"
        aside="Em reais"
        hint="O fim da régua em Coleções. Peças mais caras continuam aparecendo."
        {...numberField('numbers.priceFilter')}
      />
    </Group>
  )
}

/** She may write '10.000' and '30.000,00'. */
function numberIn(typed: string): number {
  return Number(typed.trim().replace(/,00$/, '').replaceAll('.', ''))
}
