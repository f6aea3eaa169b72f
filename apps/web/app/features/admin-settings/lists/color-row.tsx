import { variantNameMax } from '@shop/contract/constants'
import { storeColor } from '@shop/contract/store-lists'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { ListValues } from './list-values.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const
const box = 'h-(--control) w-full min-w-0 rounded-1 border px-3 text-(length:--field-text)'
/** What the colour picker shows while there is no valid code. */
const NO_COLOR = '#ffffff'

interface ColorRowProps {
  index: number
  last: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** The code is also chosen with the browser's own colour picker. */
export function ColorRow({ index, last, onMove, onRemove }: ColorRowProps) {
  const id = useId()
  const { control, register, setValue, getFieldState, formState } = useFormContext<ListValues>()
  const { name, swatch } = useWatch({ control, name: `colors.${index}` })
  const { isSubmitted } = formState
  const problems = {
    name: getFieldState(`colors.${index}.name`, formState).error?.message,
    swatch: getFieldState(`colors.${index}.swatch`, formState).error?.message,
  }
  const code = storeColor.shape.swatch.safeParse(swatch).data
  const label = name.trim() || `${index + 1}`
  return (
    <li className="grid grid-cols-[2.75rem_1fr] items-center gap-2 border-line p-2 not-first:border-t lg:grid-cols-[2.75rem_1fr_7.5rem_auto] lg:px-3">
      <input
        type="color"
        aria-label={`Escolher a cor ${label}`}
        value={code ?? NO_COLOR}
        onChange={(event) =>
          setValue(`colors.${index}.swatch`, event.currentTarget.value, {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          })
        }
        className={classes('color-input', code === undefined && 'border-dashed')}
      />
      <input
        type="text"
        aria-label={`Nome da cor ${label}`}
        placeholder="Nome da cor"
        maxLength={variantNameMax}
        autoComplete="off"
        {...register(`colors.${index}.name`)}
        aria-invalid={problems.name !== undefined}
        aria-describedby={problems.name && `${id}-name`}
        className={classes(box, 'font-medium', edge(problems.name))}
      />
      <div className="col-start-2 flex items-center gap-2 lg:contents">
        <input
          type="text"
          aria-label={`Código da cor ${label}`}
          placeholder="#b5573c"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...register(`colors.${index}.swatch`)}
          aria-invalid={problems.swatch !== undefined}
          aria-describedby={problems.swatch && `${id}-swatch`}
          className={classes(box, 'tabular-nums', edge(problems.swatch))}
        />
        <span className="flex flex-none justify-end">
          <IconButton
            label={`Subir ${label}`}
            icon={<ChevronUp {...icon} />}
            disabled={index === 0}
            className="disabled:opacity-40"
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={`Descer ${label}`}
            icon={<ChevronDown {...icon} />}
            disabled={last}
            className="disabled:opacity-40"
            onClick={() => onMove(index + 1)}
          />
          <IconButton label={`Remover ${label}`} icon={<Trash2 {...icon} />} onClick={onRemove} />
        </span>
      </div>
      {(problems.name ?? problems.swatch) !== undefined && (
        <div className="col-start-2 grid gap-1 lg:-col-end-1">
          {problems.name && <FieldError id={`${id}-name`}>{problems.name}</FieldError>}
          {problems.swatch && <FieldError id={`${id}-swatch`}>{problems.swatch}</FieldError>}
        </div>
      )}
    </li>
  )
}
