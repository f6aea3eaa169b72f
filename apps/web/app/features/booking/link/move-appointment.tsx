import type { Appointment } from '@shop/contract/appointments'
import type { Failure } from '@shop/contract/failures'
import { useEffect, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { momentText } from '~/shared/appointments/appointment-text.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { isTaken } from '../hold-call.ts'
import { HoldNote } from '../hold-note.tsx'
import { Hours } from '../hours.tsx'
import { HoursNotice } from '../hours-notice.tsx'
import { useHours } from '../use-hours.ts'
import { changeAppointment, refetchAppointment } from './appointment.queries.ts'

const HOUR_MS = 3_600_000
const failure: Failure = {
  message: 'Tente novamente.',
  noResponse: 'Sem resposta da loja. Atualize a página e veja se a data mudou.',
}

interface MoveAppointmentProps {
  appointment: Appointment
  token: string
  onMoved: () => void
  onClose: () => void
}

/** The same hours as for booking. The hour of before stays hers until the new one is taken. */
export function MoveAppointment({ appointment, token, onMoved, onClose }: MoveAppointmentProps) {
  const { typeId, startsAt: before, changeableUntil } = appointment
  const [renderedAt] = useState(() => new Date())
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const noticeHours = (before.getTime() - changeableUntil.getTime()) / HOUR_MS
  const hours = useHours({ typeId, noticeHours, renderedAt })
  const { startsAt, hold, view } = hours
  useEffect(() => view.heading.current?.focus(), [view.heading])

  const move = async () => {
    if (startsAt === undefined) return hours.requireHour()
    setPending(true)
    setFailed(undefined)
    try {
      const holdToken = await hold.tokenFor({ typeId, startsAt })
      await changeAppointment(token, { startsAt, ...(holdToken !== undefined && { hold: holdToken }) })
      hold.finish()
      onMoved()
    } catch (error) {
      setPending(false)
      if (isTaken(error)) return hours.lose()
      setFailed(failureText(error, failure))
      void refetchAppointment(token)
    }
    return undefined
  }

  return (
    <div className="grid gap-5">
      <Hours
        title="Escolha a nova hora"
        {...view}
        notice={<HoursNotice text={hours.notice} />}
        note={<HoldNote state={hold.state} hold={hold.hold} />}
      />
      {failed !== undefined && (
        <FormNotice tone="error" title="O encontro não mudou">
          <p>{failed}</p>
        </FormNotice>
      )}
      <p aria-live="polite" className="text-ink-2">
        {startsAt
          ? `De ${momentText(before)} para ${momentText(startsAt)}.`
          : 'Até você remarcar, a hora de antes é sua.'}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button loading={pending} onClick={() => void move()}>
          Remarcar
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Voltar
        </Button>
      </div>
    </div>
  )
}
