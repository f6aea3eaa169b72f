import type { Appointment } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Failure } from '@shop/contract/failures'
import { numericDay } from '@shop/contract/format-days'
import { shortWeekdayText } from '@shop/contract/weekday-text'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { timeText } from '~/shared/appointments/appointment-text.ts'
import { phoneHref } from '~/shared/store/phone.ts'
import { Button } from '~/ui/button.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { changeAppointment, refetchAppointment } from './appointment.queries.ts'
import { CancelDialog, cancelDialogId } from './cancel-dialog.tsx'

const failure: Failure = { message: 'Tente novamente.', noResponse: 'Sem resposta da loja. Tente novamente.' }

interface AppointmentActionsProps {
  appointment: Appointment
  token: string
  phone: string | null
  /** Whether she can still move and cancel it herself. */
  isOpen: boolean
  onMove: () => void
  onDone: (what?: 'confirmed') => void
}

export function AppointmentActions(props: AppointmentActionsProps) {
  const { appointment, token, phone, isOpen, onMove, onDone } = props
  const { state, changeableUntil } = appointment
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const confirm = async () => {
    setPending(true)
    setFailed(undefined)
    try {
      await changeAppointment(token, { confirmed: true })
      onDone('confirmed')
    } catch (error) {
      setFailed(failureText(error, failure))
      // The page may show what is no longer so.
      void refetchAppointment(token)
    }
    setPending(false)
  }
  const contact = phone === null ? 'fale com o ateliê.' : null
  return (
    <div className="grid gap-4">
      {failed !== undefined && (
        <FormNotice tone="error" title="Nada mudou">
          <p>{failed}</p>
        </FormNotice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {state === 'booked' && (
          <Button loading={pending} onClick={() => void confirm()}>
            Confirmar presença
          </Button>
        )}
        {isOpen && (
          <>
            <Button variant="outline" onClick={onMove}>
              Remarcar
            </Button>
            <Button variant="quiet" {...opensDialog(cancelDialogId)}>
              Cancelar
            </Button>
          </>
        )}
      </div>
      <p className="text-14 text-ink-3">
        {isOpen
          ? `Remarcar ou cancelar pelo site até ${deadlineText(changeableUntil)}. Depois disso, `
          : 'O prazo para remarcar ou cancelar pelo site passou. Se precisar, '}
        {contact ?? (
          <>
            fale com o ateliê:{' '}
            <a
              href={phoneHref(phone ?? '')}
              className="whitespace-nowrap text-wine underline underline-offset-3"
            >
              {phone}
            </a>
            .
          </>
        )}
      </p>
      {isOpen && <CancelDialog appointment={appointment} token={token} onDone={onDone} />}
    </div>
  )
}

/** 'terça, 24/11, às 10h00' */
function deadlineText(at: Date): string {
  const day = saoPauloDay(at)
  return `${shortWeekdayText(day)}, ${numericDay(day)}, às ${timeText(at)}`
}
