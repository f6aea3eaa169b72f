import { useFieldArray } from 'react-hook-form'
import { FieldError } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { ProductFinder } from './product-finder.tsx'
import { ProductLine } from './product-line.tsx'
import type { SaleForm } from './sale-form.ts'
import { newLine } from './sale-line-values.ts'
import { ServiceLines } from './service-lines.tsx'

export function LinesSection({ form }: { form: SaleForm }) {
  const { control, formState, register } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const { ref } = register('lines')
  const error = formState.errors.lines
  const message = error?.message ?? error?.root?.message
  return (
    <Panel title="Peças e serviços">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 lg:p-5">
        {fields.map(({ id }, at) => (
          <ProductLine key={id} form={form} at={at} onRemove={() => remove(at)} />
        ))}
        <ProductFinder ref={ref} onPick={(product) => append(newLine(product), { shouldFocus: false })} />
        {message && <FieldError id="sale-lines-error">{message}</FieldError>}
        <ServiceLines form={form} />
      </div>
    </Panel>
  )
}
