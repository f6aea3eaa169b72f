import { zodResolver } from '@hookform/resolvers/zod'
import { type Store, store } from '@shop/contract/store'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { storeKey, useStore } from '~/shared/admin/store-query.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { ChartList } from './chart-list.tsx'
import { ColorList } from './color-list.tsx'
import { ListPreview } from './list-preview.tsx'
import { addSizes, type ListValues, listForm, listValuesOf, type ReadListValues } from './list-values.ts'
import { SizeList } from './size-list.tsx'

const SAVE = 'store-lists'

const readLists = { message: 'Falha ao buscar as cores e os tamanhos.' }
const saveLists = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar.',
  noResponse: 'Tente novamente.',
}

/** The colours and sizes that the shop works with. */
export function StoreLists() {
  const { token } = useAdmin()
  const query = useStore(token)
  const failure = listFailure(query, readLists)
  if (query.data) {
    // A new version remounts the form with the new lists; reading the same one again leaves what was typed.
    const { data } = query
    return <ListForm key={data.version} info={data} onReload={() => void query.refetch()} />
  }
  if (failure) return <FailurePanel {...failure} />
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        Carregando cores e tamanhos...
      </p>
      <TableSkeleton rows={3} />
    </>
  )
}

function ListForm({ info, onReload }: { info: Store; onReload: () => void }) {
  const { token } = useAdmin()
  const [stale, setStale] = useState(false)
  const form = useForm<ListValues, unknown, ReadListValues>({
    resolver: zodResolver(listForm),
    defaultValues: listValuesOf(info),
  })
  const { isDirty, isSubmitting, errors } = form.formState

  /** Whether all that was typed is on the list now. */
  const addTyped = () => {
    const added = addSizes(form.getValues('sizes'), form.getValues('newSize'))
    if (!Array.isArray(added)) {
      const message = `${added.duplicate} já está na lista. Escreva outro tamanho.`
      form.setError('newSize', { message }, { shouldFocus: true })
      return false
    }
    form.clearErrors('newSize')
    form.setValue('sizes', added, { shouldDirty: true, shouldValidate: true })
    form.setValue('newSize', '', { shouldDirty: true })
    return true
  }

  const reportErrors = () =>
    toastFailure(SAVE, { title: saveLists.title, description: 'Confira os campos marcados.' })

  const send = form.handleSubmit(async ({ colors, sizes, sizeChart }) => {
    const { version } = info
    try {
      const body = { colors, sizes, sizeChart, ...(version !== undefined && { version }) }
      queryClient.setQueryData(storeKey(token), await callSignedIn(store.update, { token, body }))
      toastSuccess(SAVE, { title: 'Sucesso!', description: 'Cores e tamanhos atualizados.' })
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      toastFailure(SAVE, { title: saveLists.title, description: failureText(error, saveLists) })
    }
  }, reportErrors)

  const submit = () => {
    if (addTyped()) void send()
    else reportErrors()
  }

  return (
    <FormProvider {...form}>
      {stale && <StaleNotice what="os dados da loja" onReload={onReload} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-10 lg:grid-cols-[minmax(0,50rem)_1fr] lg:gap-14"
      >
        <div className="grid min-w-0 content-start gap-8">
          <p className="text-14 text-ink-2">
            O que a ficha de cada produto oferece. Tirar uma cor ou um tamanho daqui não muda os produtos:
            eles continuam como estão.
          </p>
          <ColorList />
          <SizeList onAdd={addTyped} />
          <ChartList />
        </div>
        <ListPreview />
      </form>
      {isDirty && (
        <SaveBar
          title="Alterações não salvas"
          note={Object.keys(errors).length > 0 ? 'há campos com erro' : ''}
          saving={isSubmitting}
          onSave={submit}
          onDiscard={() => form.reset()}
        />
      )}
      <LeaveQuestion unsaved={isDirty}>
        O que você mudou nas cores, nos tamanhos e nas medidas ainda não foi salvo.
      </LeaveQuestion>
    </FormProvider>
  )
}
