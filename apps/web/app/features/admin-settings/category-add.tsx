import { errors } from '@shop/contract/errors'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { addCategory, type CategoryEdit } from './category-edits.ts'

interface CategoryAddProps {
  list: readonly CategoryEdit[]
  onChange: (list: readonly CategoryEdit[]) => void
}

export function CategoryAdd({ list, onChange }: CategoryAddProps) {
  const form = useForm({ defaultValues: { name: '' } })
  const { error } = form.getFieldState('name', form.formState)
  const add = form.handleSubmit(({ name }) => {
    const next = addCategory(list, name, crypto.randomUUID())
    if (next === 'duplicate') {
      form.setError('name', { message: errors.category_duplicate.message })
      return
    }
    onChange(next)
    form.reset()
  })
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="mb-3 grid gap-1.5">
      <div className="flex gap-2">
        <div className="relative flex flex-1 items-center">
          <input
            type="text"
            aria-label="Nova categoria"
            placeholder="Nova categoria"
            maxLength={80}
            autoComplete="off"
            {...form.register('name')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'category-duplicate' : undefined}
            className="h-(--control) w-full rounded-1 border border-line-strong bg-white px-3 text-16 lg:text-[0.9375rem]"
          />
          <kbd
            aria-hidden="true"
            className="absolute right-3 rounded-1 border border-line-strong bg-paper px-1.5 font-text text-12 text-ink-2 max-lg:hidden"
          >
            Enter ↵
          </kbd>
        </div>
        <Button type="submit" variant="outline">
          Adicionar
        </Button>
      </div>
      {error && <FieldError id="category-duplicate">{error.message ?? ''}</FieldError>}
    </form>
  )
}
