import type { Appointment } from '@shop/contract/appointments'
import type { Failure } from '@shop/contract/failures'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { momentText } from '~/shared/appointments/appointment-text.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, closesDialog } from '~/ui/drawer.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { cancelAppointment, refetchAppointment } from './appointment.queries.ts'

const failure: Failure = { message: 'Tente novamente.', noResponse: 'Sem resposta da loja. Tente novamente.' }

export const cancelDialogId = 'cancel-appointment'

interface CancelDialogProps {
  appointment: Appointment
  token: string
  onDone: () => void
}

export function CancelDialog({ appointment, token, onDone }: CancelDialogProps) {
  const { startsAt, companions } = appointment
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string>()

  const cancel = async () => {
    setPending(true)
    setFailed(undefined)
    try {
      await cancelAppointment(token)
      closeDialog(cancelDialogId)
      onDone()
    } catch (error) {
      setFailed(failureText(error, failure))
    } finally {
      setPending(false)
    }
  }
  // The page may show what is no longer so: read anew once she has read why.
  const close = () => {
    if (failed === undefined) return
    setFailed(undefined)
    void refetchAppointment(token)
  }

  return (
    <Dialog id={cancelDialogId} label="Cancelar o encontro" onClose={close} className="sm:max-w-140">
      <div className="grid gap-5.5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">Cancelar o encontro?</h2>
        <p className="text-ink-2">
          A hora de {momentText(startsAt)} fica livre para outra pessoa
          {companions > 0 && ', e avise quem viria com você'}. Se só o dia não serve, remarque: assim você não
          perde o lugar.
        </p>
        {failed !== undefined && (
          <FormNotice tone="error" title="O encontro não foi cancelado">
            <p>{failed}</p>
          </FormNotice>
        )}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button {...closesDialog(cancelDialogId)}>Voltar</Button>
          <Button variant="danger-outline" loading={pending} onClick={() => void cancel()}>
            Cancelar encontro
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
