import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'

interface SaveRowProps<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>
}

export function SaveRow<V extends FieldValues, O>({ form }: SaveRowProps<V, O>) {
  const { isDirty, isSubmitting } = form.formState
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
        Salvar alterações
      </Button>
      {isDirty && <p className="text-14 text-ink-2 max-sm:order-first">Alterações ainda não salvas.</p>}
    </div>
  )
}
