import { mostChartRows } from '@shop/contract/store-lists'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Group } from '../store-fields.tsx'
import { ChartRow, chartColumns } from './chart-row.tsx'
import { emptyRow, girthLabels } from './chart-values.ts'
import type { ListValues } from './list-values.ts'

/** The size chart, which the size finder uses. */
export function ChartList() {
  const { control, formState } = useFormContext<ListValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sizeChart' })
  const addButton = useRef<HTMLButtonElement>(null)
  const { sizeChart: problems } = formState.errors
  const problem = problems?.message ?? problems?.root?.message
  const removeAt = (index: number) => {
    // The removed row takes the focus with it.
    addButton.current?.focus()
    remove(index)
  }
  return (
    <Group
      title="Tabela de medidas"
      note="O corpo que cada tamanho veste, em centímetros, do menor tamanho ao maior. “Descobrir meu tamanho” usa esta tabela."
    >
      <div className="col-span-full rounded-1 border border-line bg-white">
        <div
          aria-hidden="true"
          className={`${chartColumns} hidden px-3 pt-2.5 text-13 font-medium text-ink-3 lg:grid`}
        >
          {['Tamanho', ...Object.values(girthLabels)].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <ol aria-label="Tabela de medidas">
          {fields.map(({ id }, index) => (
            <ChartRow
              key={id}
              index={index}
              last={index === fields.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ol>
      </div>
      {problem && (
        <div className="col-span-full">
          <FieldError id="chart-error">{problem}</FieldError>
        </div>
      )}
      <div className="col-span-full">
        <Button
          ref={addButton}
          variant="outline"
          size="small"
          disabled={fields.length >= mostChartRows}
          onClick={() => append(emptyRow)}
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Adicionar linha
        </Button>
      </div>
    </Group>
  )
}
