import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { Category } from '@shop/contract/categories'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { saveCategories, useCategoryList } from './categories.queries.ts'
import { CategoryAdd } from './category-add.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import {
  type CategoryEdit,
  changeCategory,
  changesOf,
  countOf,
  editsOf,
  formatChanges,
} from './category-edits.ts'
import { CategoryRows } from './category-rows.tsx'
import { StaleNotice } from './stale-notice.tsx'

const SAVE = 'categories'

export function Categories() {
  const { token } = useAdmin()
  const query = useCategoryList(token)
  const failure = listFailure(query, adminFailures.listCategories)
  if (failure) return <FailurePanel {...failure} />
  if (!query.data) {
    return (
      <>
        <p role="status" className="mb-2 text-ink-2">
          Carregando categorias...
        </p>
        <TableSkeleton rows={4} />
      </>
    )
  }
  const { stored, version } = query.data
  // A new version remounts the editor with the new list.
  return (
    <CategoryEditor key={version} stored={stored} version={version} onReload={() => void query.refetch()} />
  )
}

interface CategoryEditorProps {
  stored: readonly Category[]
  version: number
  onReload: () => void
}

function CategoryEditor({ stored, version, onReload }: CategoryEditorProps) {
  const { token } = useAdmin()
  const [list, setList] = useState<readonly CategoryEdit[]>(() => editsOf(stored))
  const [saving, setSaving] = useState(false)
  const [stale, setStale] = useState(false)
  const [editing, setEditing] = useState<CategoryEdit['id']>()
  const edited = list.find(({ id }) => id === editing)
  const changes = changesOf(stored, list)
  const count = countOf(changes)

  const save = async () => {
    setSaving(true)
    try {
      await saveCategories(token, list, version)
      toastSuccess(SAVE, adminNotices.categoriesSaved)
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      const { title } = adminFailures.saveCategories
      const ofCover = error instanceof ApiError ? error.fields['cover'] : undefined
      const description = ofCover ?? failureText(error, adminFailures.saveCategories)
      toastFailure(SAVE, { title, description })
    }
    setSaving(false)
  }

  return (
    <>
      {stale && <StaleNotice what="as categorias" onReload={onReload} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,50rem)_1fr] lg:gap-14">
        <div className="min-w-0">
          <p className="mb-3 text-14 text-ink-2">As categorias são as coleções da loja, nesta ordem.</p>
          <CategoryAdd list={list} onChange={setList} />
          <CategoryRows list={list} onChange={setList} onEdit={setEditing} />
        </div>
        <Preview list={list} />
      </div>
      {count > 0 && (
        <SaveBar
          title={count === 1 ? '1 alteração não salva' : `${count} alterações não salvas`}
          note={formatChanges(changes)}
          saving={saving}
          onSave={() => void save()}
          onDiscard={() => setList(editsOf(stored))}
        />
      )}
      {edited ? (
        <CategoryDialog
          category={edited}
          onApply={(details) => setList(changeCategory(list, edited.id, details))}
          onClose={() => setEditing(undefined)}
        />
      ) : (
        <LeaveQuestion unsaved={count > 0}>
          As alterações nas categorias ainda não foram salvas.
        </LeaveQuestion>
      )}
    </>
  )
}

function Preview({ list }: { list: readonly CategoryEdit[] }) {
  const chip = 'inline-flex min-h-9 items-center rounded-pill border px-3.5 text-14'
  return (
    <div aria-hidden="true" className="max-lg:hidden">
      <p className="mb-3 text-14 text-ink-2">Como aparece em Coleções</p>
      <div className="rounded-1 border border-line bg-paper p-6">
        <p className="mb-3 font-title text-[1.875rem] leading-none">Nossa Coleção</p>
        <p className="flex flex-wrap gap-2">
          <span className={`${chip} border-wine bg-wine-soft text-wine`}>Todas</span>
          {list
            .filter(({ removed, hidden, name }) => !removed && !hidden && name.trim() !== '')
            .map(({ id, name }) => (
              <span key={id} className={`${chip} border-line-strong wrap-anywhere`}>
                {name}
              </span>
            ))}
        </p>
      </div>
    </div>
  )
}
