import type { Appointment } from '@shop/contract/appointments'
import type { StoreProfile } from '@shop/contract/store'
import Calendar from 'lucide-react/icons/calendar'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Video from 'lucide-react/icons/video'
import { toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { saveFile } from '~/lib/files.ts'
import { paths } from '~/paths.ts'
import { mapPath } from '~/shared/store/map-path.ts'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import { readCalendar } from './appointment.queries.ts'

const icon = { 'aria-hidden': true, className: 'size-5 flex-none', strokeWidth: 1.5 } as const
const link =
  'inline-flex min-h-11 items-center gap-2 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:text-wine-strong hover:decoration-2'
const failure = {
  title: 'O arquivo não foi baixado',
  message: 'Tente novamente.',
  noResponse: 'Sem resposta da loja. Tente novamente.',
}

interface AppointmentLinksProps {
  appointment: Appointment
  token: string
  profile: StoreProfile
  isAhead: boolean
}

export function AppointmentLinks({ appointment, token, profile, isAhead }: AppointmentLinksProps) {
  const { kind, videoUrl } = appointment
  const download = async () => {
    try {
      saveFile(await readCalendar(token), 'encontro.ics')
    } catch (error) {
      toastFailure('calendar', { title: failure.title, description: failureText(error, failure) })
    }
  }
  return (
    <div>
      {isAhead && kind === 'video' && videoUrl === null && (
        <p className="mb-2 text-ink-2">O ateliê ainda vai pôr aqui, e no e-mail, o link da chamada.</p>
      )}
      <ul className="flex flex-wrap gap-x-7 gap-y-1">
        {isAhead && kind === 'video' && videoUrl !== null && (
          <li>
            <a href={videoUrl} rel="noopener noreferrer" target="_blank" className={link}>
              <Video {...icon} />
              Entrar na chamada
            </a>
          </li>
        )}
        {isAhead && (
          <li>
            <TextButton onClick={() => void download()}>
              <Calendar {...icon} />
              Pôr na minha agenda
            </TextButton>
          </li>
        )}
        {isAhead && kind !== 'video' && (
          <li>
            <a href={mapPath(profile)} rel="noopener noreferrer" className={link}>
              <MapPin {...icon} />
              Como chegar
            </a>
          </li>
        )}
        <li>
          <TextLink to={paths.contact}>
            <MessageSquare {...icon} />
            Falar com o ateliê
          </TextLink>
        </li>
      </ul>
    </div>
  )
}
