import { type ComponentProps, useState } from 'react'
import { listFailure } from '~/lib/list-failure.ts'
import { Button } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import type { MeasuredLine } from './measured-line.ts'
import { useLineMeasures } from './measures.queries.ts'
import { RecordDialog } from './record-dialog.tsx'

type ButtonStyle = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

/** What the atelier measures itself is entered and locked in one step. */
export function RecordButton({ line, ...style }: { line: MeasuredLine } & ButtonStyle) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...style} onClick={() => setOpen(true)}>
        <TapeIcon className="size-4.5" />
        Medir no ateliê
      </Button>
      {open && <LoadedDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The version that she sent is shown beside the fields, and repeated by those that stay empty. */
function LoadedDialog({ line, onClose }: { line: MeasuredLine; onClose: () => void }) {
  const { sent } = line.item.measures
  const query = useLineMeasures(line, { enabled: true })
  const failure = listFailure(query, { message: 'Falha ao buscar as medidas.' })
  if (sent && !query.data) {
    return (
      <Modal title="Medir no ateliê" onDismiss={onClose}>
        {failure ? <FailurePanel {...failure} /> : <p role="status">Carregando medidas...</p>}
      </Modal>
    )
  }
  const person = query.data?.sheet
  const latest = person?.versions.find(({ id }) => id === sent?.versionId)
  return <RecordDialog line={line} latest={latest} isChild={person?.isChild ?? false} onClose={onClose} />
}
