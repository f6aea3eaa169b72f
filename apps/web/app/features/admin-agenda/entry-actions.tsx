import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useEntryChange } from './use-entry-change.ts'

interface EntryActionsProps {
  entry: AgendaEntry
  rooms: AgendaDays['rooms']
}

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

/** Before it begins: confirm, move, cancel. Afterwards: whether she came. */
export function EntryActions({ entry, rooms }: EntryActionsProps) {
  const { sending, setState } = useEntryChange(entry)
  const hasBegun = entry.startsAt <= useNow()
  const [question, setQuestion] = useState<'move' | 'cancel'>()
  const { state } = entry
  const isOpen = state === 'booked' || state === 'confirmed'
  const close = () => setQuestion(undefined)
  const cancel = async () => {
    if (await setState('cancelled')) close()
  }
  return (
    // Dialogs opened from here must not take the type of the footer; buttons share a row where they fit.
    <div data-density="compact" className="flex flex-wrap gap-2">
      {state === 'cancelled' && <p className="text-ink-2">Cancelado: a hora está livre.</p>}
      {isOpen && !hasBegun && state === 'booked' && (
        <Button
          loading={sending}
          icon={<Check {...icon} />}
          className="max-lg:w-full"
          onClick={() => void setState('confirmed')}
        >
          Confirmar presença
        </Button>
      )}
      {hasBegun && state !== 'cancelled' && state !== 'done' && (
        <Button
          variant={isOpen ? 'primary' : 'neutral'}
          loading={sending}
          icon={<Check {...icon} />}
          className="max-lg:flex-1"
          onClick={() => void setState('done')}
        >
          {isOpen ? 'Feita' : 'Ela veio: marcar como feita'}
        </Button>
      )}
      {hasBegun && state !== 'cancelled' && state !== 'missed' && (
        <Button
          variant="neutral"
          loading={sending}
          className="max-lg:flex-1"
          onClick={() => void setState('missed')}
        >
          Não veio
        </Button>
      )}
      {isOpen && (
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={() => setQuestion('move')}>
            Remarcar
          </Button>
          <Button variant="danger-outline" className="max-lg:flex-1" onClick={() => setQuestion('cancel')}>
            Cancelar
          </Button>
        </>
      )}
      {question === 'move' && <MoveDialog entry={entry} rooms={rooms} onClose={close} />}
      {question === 'cancel' && (
        <Confirm
          question="Cancelar este encontro?"
          confirmLabel="Cancelar encontro"
          cancelLabel="Voltar"
          loading={sending}
          onConfirm={() => void cancel()}
          onCancel={close}
        >
          <p className="wrap-anywhere">
            A hora fica livre.{' '}
            {entry.email === null ? 'Não há e-mail: avise você mesma.' : `${entry.name} recebe um e-mail.`}
          </p>
        </Confirm>
      )}
    </div>
  )
}
