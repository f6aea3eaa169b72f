import { errors } from '@shop/contract/errors'
import { type KeyboardEvent, useState } from 'react'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { addCategory, type CategoryEdit } from './category-edits.ts'

interface CategoryAddProps {
  list: readonly CategoryEdit[]
  onChange: (list: readonly CategoryEdit[]) => void
}

export function CategoryAdd({ list, onChange }: CategoryAddProps) {
  const [name, setName] = useState('')
  const [duplicate, setDuplicate] = useState(false)
  const add = () => {
    const next = addCategory(list, name, crypto.randomUUID())
    setDuplicate(next === 'duplicate')
    if (next === 'duplicate') return
    onChange(next)
    setName('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="mb-3 grid gap-1.5">
      <div className="flex gap-2">
        <div className="relative flex flex-1 items-center">
          <input
            type="text"
            aria-label="Nova categoria"
            placeholder="Nova categoria"
            value={name}
            maxLength={80}
            autoComplete="off"
            aria-invalid={duplicate || undefined}
            aria-describedby={duplicate ? 'category-duplicate' : undefined}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setDuplicate(false)
            }}
            onKeyDown={onKeyDown}
            className="h-(--control) w-full rounded-1 border border-line-strong bg-white px-3 text-16 lg:text-[0.9375rem]"
          />
          <kbd
            aria-hidden="true"
            className="absolute right-3 rounded-1 border border-line-strong bg-paper px-1.5 font-text text-12 text-ink-2 max-lg:hidden"
          >
            Enter ↵
          </kbd>
        </div>
        <AdminButton variant="outline" onClick={add}>
          Adicionar
        </AdminButton>
      </div>
      {duplicate && <FieldError id="category-duplicate">{errors.category_duplicate.message}</FieldError>}
    </div>
  )
}
