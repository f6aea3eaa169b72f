import { mostColors } from '@shop/contract/store-lists'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Group } from '../store-fields.tsx'
import { ColorRow } from './color-row.tsx'
import type { ListValues } from './list-values.ts'

export function ColorList() {
  const { control } = useFormContext<ListValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'colors' })
  const addButton = useRef<HTMLButtonElement>(null)
  const removeAt = (index: number) => {
    // The removed row takes the focus with it.
    addButton.current?.focus()
    remove(index)
  }
  return (
    <Group
      title="Cores"
      note="A loja mostra a amostra ao lado do nome. Uma cor fora da lista aparece só pelo nome."
    >
      {fields.length > 0 && (
        <ol aria-label="Cores" className="col-span-full rounded-1 border border-line bg-white">
          {fields.map(({ id }, index) => (
            <ColorRow
              key={id}
              index={index}
              last={index === fields.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ol>
      )}
      <div className="col-span-full">
        <Button
          ref={addButton}
          variant="outline"
          size="small"
          disabled={fields.length >= mostColors}
          onClick={() => append({ name: '', swatch: '' })}
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Adicionar cor
        </Button>
      </div>
    </Group>
  )
}
