import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import {
  type CategoryEdit,
  changeCategory,
  isNewCategory,
  moveCategory,
  removeCategory,
} from './category-edits.ts'
import { CategoryName } from './category-name.tsx'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

interface CategoryRowsProps {
  list: readonly CategoryEdit[]
  onChange: (list: readonly CategoryEdit[]) => void
  onEdit: (id: CategoryEdit['id']) => void
}

/** Reordered by dragging, or with the arrows for keyboard and touch. */
export function CategoryRows({ list, onChange, onEdit }: CategoryRowsProps) {
  const [lifted, setLifted] = useState<number>()
  const [rejected, setRejected] = useState<CategoryEdit['id']>()
  if (list.length === 0) {
    return (
      <p className="rounded-1 border border-line bg-white p-5 text-ink-2">
        Nenhuma categoria ainda. Escreva um nome acima e adicione.
      </p>
    )
  }
  const remove = (category: CategoryEdit) => {
    if (category.productCount > 0) setRejected(category.id)
    else onChange(removeCategory(list, category.id))
  }
  return (
    <ol aria-label="Categorias" className="rounded-1 border border-line bg-white">
      {list.map((category, index) => (
        <li
          key={category.id}
          draggable={!category.removed}
          onDragStart={() => setLifted(index)}
          onDragEnd={() => setLifted(undefined)}
          onDragOver={(event) => {
            if (lifted === undefined) return
            event.preventDefault()
            if (lifted === index) return
            onChange(moveCategory(list, lifted, index))
            setLifted(index)
          }}
          className={classes(
            'grid grid-cols-[2rem_1fr_auto] items-center border-line px-1 py-1 not-first:border-t lg:grid-cols-[2.5rem_1fr_auto_8.5rem] lg:px-3',
            category.removed && 'bg-paper-2',
            isNewCategory(category) && 'bg-wine-soft',
            lifted === index && 'relative z-1 bg-white shadow-3 ring-2 ring-wine',
          )}
        >
          <CategoryName
            category={category}
            rejected={rejected === category.id}
            onRename={(name) => onChange(changeCategory(list, category.id, { name }))}
            onEdit={() => onEdit(category.id)}
          />
          {category.removed ? (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Desfazer a remoção de ${category.name}`}
              onClick={() => onChange(changeCategory(list, category.id, { removed: false }))}
            >
              Desfazer
            </Button>
          ) : (
            <span className="flex justify-end max-lg:col-start-3 max-lg:row-start-1">
              <IconButton
                label={`Subir ${category.name}`}
                icon={<ChevronUp {...icon} />}
                disabled={index === 0}
                className="disabled:opacity-40"
                onClick={() => onChange(moveCategory(list, index, index - 1))}
              />
              <IconButton
                label={`Descer ${category.name}`}
                icon={<ChevronDown {...icon} />}
                disabled={index === list.length - 1}
                className="disabled:opacity-40"
                onClick={() => onChange(moveCategory(list, index, index + 1))}
              />
              <IconButton
                label={`Remover ${category.name}`}
                icon={<Trash2 {...icon} />}
                onClick={() => remove(category)}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
