import { adminFailures } from '@shop/contract/admin-failures'
import { selectionLimit } from '@shop/contract/constants'
import type { Product } from '@shop/contract/products'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { ProductFinder } from '~/shared/admin/product-finder.tsx'
import { ProductRows } from '~/shared/admin/product-rows.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { saveSelection, useSelection } from './selection.queries.ts'

const SAVE = 'selection'

/** The products that the shop shows first under 'Seleção do ateliê'. */
export function Selection() {
  const { token } = useAdmin()
  const query = useSelection(token)
  const failure = listFailure(query, adminFailures.listSelection)
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) return <TableSkeleton rows={4} />
  const { stored, version } = query.data
  // A new version remounts the editor with the new list.
  return (
    <SelectionEditor key={version} stored={stored} version={version} onReload={() => void query.refetch()} />
  )
}

interface SelectionEditorProps {
  stored: readonly Product[]
  version: number
  onReload: () => void
}

function SelectionEditor({ stored, version, onReload }: SelectionEditorProps) {
  const { token } = useAdmin()
  const [list, setList] = useState(stored)
  const [saving, setSaving] = useState(false)
  const [stale, setStale] = useState(false)
  const ids = list.map(({ id }) => id)
  const unsaved = ids.join() !== stored.map(({ id }) => id).join()

  const save = async () => {
    setSaving(true)
    try {
      await saveSelection(token, ids, version)
      toastSuccess(SAVE, { title: 'Sucesso!', description: 'Seleção do ateliê atualizada.' })
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      const { title } = adminFailures.saveSelection
      toastFailure(SAVE, { title, description: failureText(error, adminFailures.saveSelection) })
    }
    setSaving(false)
  }

  return (
    <>
      {stale && <StaleNotice what="a seleção" onReload={onReload} />}
      <div className="grid max-w-200 gap-4">
        <p className="text-14 text-ink-2">
          As peças que a loja mostra primeiro quando a noiva escolhe “Seleção do ateliê”, nesta ordem. Até{' '}
          {selectionLimit}. As outras vêm depois, por nome.
        </p>
        {list.length < selectionLimit ? (
          <ProductFinder
            label="Buscar peça para a seleção"
            chosen={new Set(ids)}
            onAdd={(product) => setList([...list, product])}
          />
        ) : (
          <p role="status" className="text-14 font-medium">
            A seleção está completa. Tire uma peça para pôr outra.
          </p>
        )}
        <ProductRows
          label="Seleção do ateliê"
          from="da seleção"
          empty="Nenhuma peça escolhida. Enquanto a seleção está vazia, a loja mostra as peças por nome."
          products={list}
          onChange={setList}
        />
      </div>
      {unsaved && (
        <SaveBar
          title="Alterações não salvas"
          note={list.length === 1 ? '1 peça na seleção' : `${list.length} peças na seleção`}
          saving={saving}
          onSave={() => void save()}
          onDiscard={() => setList(stored)}
        />
      )}
      <LeaveQuestion unsaved={unsaved}>A nova seleção do ateliê ainda não foi salva.</LeaveQuestion>
    </>
  )
}
