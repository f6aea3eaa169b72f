import { mostSizes } from '@shop/contract/store-lists'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { moveItem } from '~/lib/move-item.ts'
import { Button } from '~/ui/button.tsx'
import { Field, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Group } from '../store-fields.tsx'
import type { ListValues } from './list-values.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

/** `onAdd` moves what was typed to the list. */
export function SizeList({ onAdd }: { onAdd: () => void }) {
  const { register, setFocus, formState } = useFormContext<ListValues>()
  const { field } = useController<ListValues, 'sizes'>({ name: 'sizes' })
  const sizes = field.value
  const { errors } = formState
  // The list reports too many sizes, or the first size that is wrong.
  const problem = errors.sizes?.message ?? errors.sizes?.find?.((one) => one?.message)?.message
  const remove = (size: string) => {
    // The removed chip takes the focus with it.
    setFocus('newSize')
    field.onChange(sizes.filter((one) => one !== size))
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise Enter saves the whole form.
    event.preventDefault()
    onAdd()
  }
  return (
    <Group title="Tamanhos" note="A ficha do produto oferece os tamanhos nesta ordem.">
      {sizes.length > 0 && (
        <ol aria-label="Tamanhos" className="col-span-full flex flex-wrap gap-2">
          {sizes.map((size, index) => (
            <li
              key={size}
              className="flex max-w-full items-center rounded-pill border border-line-strong bg-white px-1"
            >
              <IconButton
                label={`Mover ${size} para antes`}
                icon={<ChevronLeft {...icon} />}
                disabled={index === 0}
                className="disabled:opacity-40"
                onClick={() => field.onChange(moveItem(sizes, index, index - 1))}
              />
              <span className="min-w-6 text-center font-medium wrap-anywhere">{size}</span>
              <IconButton
                label={`Mover ${size} para depois`}
                icon={<ChevronRight {...icon} />}
                disabled={index === sizes.length - 1}
                className="disabled:opacity-40"
                onClick={() => field.onChange(moveItem(sizes, index, index + 1))}
              />
              <IconButton label={`Remover ${size}`} icon={<X {...icon} />} onClick={() => remove(size)} />
            </li>
          ))}
        </ol>
      )}
      {problem && (
        <div className="col-span-full">
          <FieldError id="sizes-error">{problem}</FieldError>
        </div>
      )}
      <div className="col-span-full flex items-end gap-2">
        <Field
          label="Novo tamanho"
          autoComplete="off"
          placeholder="Ex.: 38"
          {...register('newSize')}
          onKeyDown={addOnEnter}
          error={errors.newSize?.message}
          className="flex-1 lg:max-w-72"
        />
        <Button variant="outline" disabled={sizes.length >= mostSizes} onClick={onAdd}>
          Adicionar
        </Button>
      </div>
    </Group>
  )
}
