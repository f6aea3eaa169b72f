import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { SettingsNav } from '~/shared/admin/settings-nav.tsx'
import { classes } from '~/ui/classes.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { useContentDraft } from './content-draft.queries.ts'
import { ContentEditor } from './content-editor.tsx'
import { homePart, type Part, parts } from './parts.ts'

const PART = 'parte'
const readContent = { message: 'Falha ao buscar os textos da loja.' }

/** The texts and pictures of the site: each part with its draft, beside the page as it will be. */
export default function AppearanceScreen() {
  const { get, change } = useListParams()
  const part = parts.find(({ value }) => value === get(PART)) ?? homePart
  return (
    <>
      <ScreenHead title="Configurações" />
      <SettingsNav chosen="aparencia" />
      <nav aria-label="Aparência" className="mb-5 flex flex-wrap gap-1">
        {parts.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            aria-current={value === part.value ? 'page' : undefined}
            onClick={() => change({ [PART]: value })}
            className={classes(
              'min-h-11 rounded-1 px-3.5',
              value === part.value ? 'bg-wine-soft font-semibold text-wine' : 'text-ink-2 hover:text-wine',
            )}
          >
            {text}
          </button>
        ))}
      </nav>
      <PartOf key={part.value} part={part} />
    </>
  )
}

function PartOf({ part }: { part: Part }) {
  const { token } = useAdmin()
  const query = useContentDraft(token, part.calls)
  const failure = listFailure(query, readContent)
  if (query.data) return <ContentEditor part={part} initial={query.data} />
  if (failure) return <FailurePanel {...failure} />
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        Carregando os textos...
      </p>
      <TableSkeleton rows={4} />
    </>
  )
}
