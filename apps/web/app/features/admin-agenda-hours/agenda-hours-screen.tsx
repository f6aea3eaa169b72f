import type { AgendaSettings } from '@shop/contract/agenda'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Notice } from '~/ui/notice.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { useSettings } from './agenda-settings.queries.ts'
import { FeedsPanel } from './feeds-panel.tsx'
import { RoomsPanel } from './rooms-panel.tsx'
import { TypesPanel } from './types-panel.tsx'
import { useHoursEdits } from './use-hours-edits.ts'

const readSettings = { message: 'Falha ao buscar os horários.' }

export default function AgendaHoursScreen() {
  const { token } = useAdmin()
  const query = useSettings(token)
  const failure = listFailure(query, readSettings)
  return (
    <>
      <TextLink to={adminPaths.agenda} className="no-underline">
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Agenda
      </TextLink>
      <ScreenHead
        title="Horários e salas"
        note={
          query.data || failure
            ? 'O que está livre aqui é o que a loja oferece. O que já está marcado não muda.'
            : 'Carregando os horários...'
        }
      />
      {query.data ? (
        <HoursSettings settings={query.data} onReload={async () => (await query.refetch()).data} />
      ) : failure ? (
        <FailurePanel {...failure} />
      ) : (
        <TableSkeleton rows={6} />
      )}
    </>
  )
}

interface HoursSettingsProps {
  settings: AgendaSettings
  onReload: () => Promise<AgendaSettings | undefined>
}

function HoursSettings({ settings, onReload }: HoursSettingsProps) {
  const edits = useHoursEdits(settings)
  const reload = async () => {
    const fresh = await onReload()
    if (fresh) edits.mergeWith(fresh)
  }
  return (
    <>
      {edits.stale && (
        <div role="alert" className="mb-4">
          <Notice tone="error">
            <p>
              Outra pessoa mudou os horários enquanto você editava. Nada do que você digitou se perde:
              atualize, confira e salve de novo.
            </p>
            <Button variant="outline" size="small" className="mt-2" onClick={() => void reload()}>
              Atualizar
            </Button>
          </Notice>
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (edits.isDirty) void edits.save()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <RoomsPanel edits={edits} />
        <TypesPanel edits={edits} />
        {/* Enter in a field saves, as the bar's button does. */}
        <button type="submit" hidden>
          Salvar Alterações
        </button>
      </form>
      <div className="mt-5">
        <FeedsPanel />
      </div>
      {edits.isDirty && (
        <SaveBar
          title="Horários e salas"
          note="ainda não salvos"
          saving={edits.saving}
          onSave={() => void edits.save()}
          onDiscard={edits.discard}
        />
      )}
      <LeaveQuestion unsaved={edits.isDirty && !edits.saving}>
        Os horários que você mudou ainda não foram salvos.
      </LeaveQuestion>
    </>
  )
}
