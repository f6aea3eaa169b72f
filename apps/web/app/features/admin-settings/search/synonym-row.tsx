import { longestSynonym } from '@shop/contract/search'
import Trash2 from 'lucide-react/icons/trash'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { SynonymValues } from './synonym-values.ts'

interface SynonymRowProps {
  index: number
  onRemove: () => void
}

export function SynonymRow({ index, onRemove }: SynonymRowProps) {
  const { control, register, getFieldState, formState } = useFormContext<SynonymValues>()
  const term = useWatch({ control, name: `synonyms.${index}.term` })
  const problem = (name: 'term' | 'meanings' | 'sizes' | 'note') =>
    getFieldState(`synonyms.${index}.${name}`, formState).error?.message
  return (
    <li className="relative grid gap-4 border-line p-4 pr-14 not-first:border-t lg:grid-cols-3 lg:gap-x-5">
      <Field
        label="Quem procura"
        placeholder="Ex.: plus size"
        maxLength={longestSynonym}
        autoComplete="off"
        {...register(`synonyms.${index}.term`)}
        error={problem('term')}
      />
      <Field
        label="Vê as peças com"
        placeholder="Ex.: reto, curto"
        autoComplete="off"
        {...register(`synonyms.${index}.meanings`)}
        error={problem('meanings')}
      />
      <Field
        label="Ou nos tamanhos"
        placeholder="Ex.: XGG"
        autoComplete="off"
        {...register(`synonyms.${index}.sizes`)}
        error={problem('sizes')}
      />
      <Field
        label="O que a loja explica"
        aside="Opcional"
        placeholder="Ex.: Aqui plus size são as peças feitas até o XGG."
        maxLength={200}
        autoComplete="off"
        {...register(`synonyms.${index}.note`)}
        error={problem('note')}
        className="lg:col-span-full"
      />
      <IconButton
        label={`Remover ${term.trim() || `linha ${index + 1}`}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
        className="absolute! top-2 right-1"
      />
    </li>
  )
}
