import { zodResolver } from '@hookform/resolvers/zod'
import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import { saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { z } from '@shop/contract/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { minuteOfDay } from '~/shared/agenda/entry-text.ts'
import { formatHour, readHour, wrongHour } from '~/shared/agenda/typed-hour.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { HourField } from './hour-field.tsx'
import { useEntryChange } from './use-entry-change.ts'

interface MoveDialogProps {
  entry: AgendaEntry
  rooms: AgendaDays['rooms']
  onClose: () => void
}

const rules = zodResolver(
  z.object({
    day: z.iso.date('Informe o dia.'),
    hour: z.string().refine((text) => readHour(text) !== undefined, wrongHour),
    roomId: z.string(),
  }),
)

/** To another day, hour or room. */
export function MoveDialog({ entry, rooms, onClose }: MoveDialogProps) {
  const formId = useId()
  const [today] = useState(() => saoPauloDay(new Date()))
  const [isLeaving, setIsLeaving] = useState(false)
  const { save } = useEntryChange(entry)
  const form = useForm({
    resolver: rules,
    defaultValues: {
      day: saoPauloDay(entry.startsAt),
      hour: formatHour(minuteOfDay(entry.startsAt)),
      roomId: String(entry.roomId),
    },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const kind = entry.kind === 'video' ? 'video' : 'atelier'
  const choices = rooms.filter((room) => room.kind === kind)
  const submit = form.handleSubmit(async ({ day, hour, roomId }) => {
    const body = {
      startsAt: saoPauloInstant(day, readHour(hour) ?? 0),
      ...(roomId !== String(entry.roomId) && { roomId: Number(roomId) }),
    }
    const done = entry.email === null ? 'Não há e-mail: avise você mesma.' : `${entry.name} recebe um e-mail.`
    if (await save(body, 'Encontro remarcado', done)) onClose()
  })
  const dismiss = () => (isDirty ? setIsLeaving(true) : onClose())
  return (
    <Modal
      title="Remarcar"
      onDismiss={dismiss}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={dismiss}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Remarcar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-2 gap-4"
      >
        <DateField
          label="Dia"
          required
          min={today}
          {...form.register('day')}
          error={errors.day?.message}
          className="col-span-full min-[23rem]:col-span-1"
        />
        <HourField
          {...form.register('hour')}
          error={errors.hour?.message}
          className="col-span-full min-[23rem]:col-span-1"
        />
        {choices.length > 1 && (
          <SelectField label="Sala" {...form.register('roomId')} className="col-span-full">
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <p className="col-span-full text-14 text-ink-2">
          Fora do horário também pode. Se a sala estiver ocupada, o encontro vai para outra que esteja livre.
          Uma presença já confirmada precisa ser confirmada de novo.
        </p>
      </form>
      {isLeaving && (
        <Confirm
          question="Sair sem remarcar?"
          confirmLabel="Descartar"
          cancelLabel="Continuar"
          stay
          onConfirm={onClose}
          onCancel={() => setIsLeaving(false)}
        >
          <p>O dia e a hora que você digitou ainda não foram salvos.</p>
        </Confirm>
      )}
    </Modal>
  )
}
