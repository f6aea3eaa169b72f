import { zodResolver } from '@hookform/resolvers/zod'
import { adminFailures } from '@shop/contract/admin-failures'
import { mostSynonyms, type Synonym } from '@shop/contract/search'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { SynonymRow } from './synonym-row.tsx'
import {
  emptySynonym,
  type ReadSynonyms,
  type SynonymValues,
  synonymForm,
  synonymValuesOf,
} from './synonym-values.ts'
import { saveSynonyms, useSynonyms } from './synonyms.queries.ts'

const SAVE = 'synonyms'

/** What brides search for under another name. */
export function Synonyms() {
  const { token } = useAdmin()
  const query = useSynonyms(token)
  const failure = listFailure(query, adminFailures.listSynonyms)
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) return <TableSkeleton rows={3} />
  const { stored, version } = query.data
  // A new version remounts the form with the new list.
  return <SynonymForm key={version} stored={stored} version={version} onReload={() => void query.refetch()} />
}

interface SynonymFormProps {
  stored: readonly Synonym[]
  version: number
  onReload: () => void
}

function SynonymForm({ stored, version, onReload }: SynonymFormProps) {
  const { token } = useAdmin()
  const [stale, setStale] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const form = useForm<SynonymValues, unknown, ReadSynonyms>({
    resolver: zodResolver(synonymForm),
    defaultValues: synonymValuesOf(stored),
  })
  const { control, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'synonyms' })
  const { title } = adminFailures.saveSynonyms

  const submit = form.handleSubmit(
    async (values) => {
      try {
        await saveSynonyms(token, values, version)
        toastSuccess(SAVE, { title: 'Sucesso!', description: 'Palavras da busca atualizadas.' })
      } catch (error) {
        setStale(error instanceof ApiError && error.code === 'stale_version')
        toastFailure(SAVE, { title, description: failureText(error, adminFailures.saveSynonyms) })
      }
    },
    () => toastFailure(SAVE, { title, description: 'Confira os campos marcados.' }),
  )
  const removeAt = (index: number) => {
    // The removed row takes the focus with it.
    addButton.current?.focus()
    remove(index)
  }

  return (
    <FormProvider {...form}>
      {stale && <StaleNotice what="as palavras da busca" onReload={onReload} />}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-200 gap-4">
        <p className="text-14 text-ink-2">
          Palavras que as noivas usam e as peças não dizem. Separe por vírgula. A busca e as sugestões da loja
          passam a mostrar as peças que você indicar.
        </p>
        {fields.length > 0 && (
          <ol aria-label="Palavras da busca" className="rounded-1 border border-line bg-white">
            {fields.map(({ id }, index) => (
              <SynonymRow key={id} index={index} onRemove={() => removeAt(index)} />
            ))}
          </ol>
        )}
        <div>
          <Button
            ref={addButton}
            variant="outline"
            size="small"
            disabled={fields.length >= mostSynonyms}
            onClick={() => append(emptySynonym)}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Adicionar palavra
          </Button>
        </div>
      </form>
      {formState.isDirty && (
        <SaveBar
          title="Alterações não salvas"
          note={formState.errors.synonyms ? 'há campos com erro' : ''}
          saving={formState.isSubmitting}
          onSave={() => void submit()}
          onDiscard={() => form.reset()}
        />
      )}
      <LeaveQuestion unsaved={formState.isDirty}>
        O que você mudou nas palavras da busca ainda não foi salvo.
      </LeaveQuestion>
    </FormProvider>
  )
}
