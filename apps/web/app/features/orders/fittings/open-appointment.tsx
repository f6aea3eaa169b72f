import { fittings } from '@shop/contract/appointments'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { toastFailure } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { appointmentPath } from '~/shared/appointments/booking-paths.ts'
import { TextButton } from '~/ui/text-link.tsx'

const failure = { message: 'Não foi possível abrir o encontro. Tente novamente.' }

interface OpenAppointmentProps {
  orderId: number
  appointmentId: number
  token: string
  children: ReactNode
}

/** Leads to the page of the appointment, whose link is made when it is followed. */
export function OpenAppointment({ orderId, appointmentId, token, children }: OpenAppointmentProps) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      const params = { id: orderId, appointmentId }
      const link = await callSignedIn(fittings.link, { token, params })
      await navigate(appointmentPath(link.token))
    } catch (error) {
      toastFailure(`appointment-${appointmentId}`, {
        title: 'Encontro não aberto',
        description: failureText(error, failure),
      })
      setOpening(false)
    }
  }
  return (
    <TextButton aria-busy={opening} onClick={() => void (opening || open())}>
      <span>{children}</span>
    </TextButton>
  )
}
