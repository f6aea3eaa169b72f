import { variantNameMax } from '@shop/contract/constants'
import { girths } from '@shop/contract/size-finder'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { girthLabels } from './chart-values.ts'
import type { ListValues } from './list-values.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const
const box = 'h-(--control) w-full min-w-0 rounded-1 border px-3 text-(length:--field-text) tabular-nums'
/** Of the rows and their heading. */
export const chartColumns = 'lg:grid-cols-[6rem_repeat(3,minmax(0,1fr))_8.25rem] lg:gap-2'

interface ChartRowProps {
  index: number
  last: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** One size with its three ranges. */
export function ChartRow({ index, last, onMove, onRemove }: ChartRowProps) {
  const id = useId()
  const { control, register, getFieldState, formState } = useFormContext<ListValues>()
  const size = useWatch({ control, name: `sizeChart.${index}.size` })
  const label = size.trim() || `${index + 1}`
  const columns = (['size', ...girths] as const).map((column) => {
    const name = `sizeChart.${index}.${column}` as const
    const title = column === 'size' ? 'Tamanho' : girthLabels[column]
    return { name, column, title, problem: getFieldState(name, formState).error?.message }
  })
  const problems = columns.filter(({ problem }) => problem !== undefined)
  return (
    <li
      className={`${chartColumns} grid grid-cols-3 items-end gap-x-2 gap-y-2.5 border-line p-2 not-first:border-t lg:items-center lg:px-3`}
    >
      {columns.map(({ name, column, title, problem }) => (
        <div key={name} className="min-w-0">
          <span aria-hidden="true" className="mb-1 block text-13 text-ink-3 lg:hidden">
            {title}
          </span>
          <input
            type="text"
            aria-label={
              column === 'size' ? `Nome do tamanho ${index + 1}` : `${title} do ${label}, em centímetros`
            }
            placeholder={column === 'size' ? 'Ex.: XGG' : '80 a 84'}
            maxLength={column === 'size' ? variantNameMax : 20}
            autoComplete="off"
            {...register(name)}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-${column}`}
            className={classes(box, column === 'size' && 'font-medium', edge(problem))}
          />
        </div>
      ))}
      {/* On a phone beside the size, above the ranges. */}
      <span className="flex flex-none justify-end max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-1">
        <IconButton
          label={`Subir ${label} na tabela`}
          icon={<ChevronUp {...icon} />}
          disabled={index === 0}
          className="disabled:opacity-40"
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={`Descer ${label} na tabela`}
          icon={<ChevronDown {...icon} />}
          disabled={last}
          className="disabled:opacity-40"
          onClick={() => onMove(index + 1)}
        />
        <IconButton label={`Tirar ${label} da tabela`} icon={<Trash2 {...icon} />} onClick={onRemove} />
      </span>
      {problems.length > 0 && (
        <div className="col-span-full grid gap-1">
          {problems.map(({ column, title, problem = '' }) => (
            <FieldError key={column} id={`${id}-${column}`}>{`${title}: ${problem}`}</FieldError>
          ))}
        </div>
      )}
    </li>
  )
}
