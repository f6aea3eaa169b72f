import type { Appointment } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { StoreProfile } from '@shop/contract/store'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useNow } from '~/lib/use-now.ts'
import { dayText, momentText, timeText } from '~/shared/appointments/appointment-text.ts'
import { bookingPath } from '~/shared/appointments/booking-paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { AppointmentActions } from './appointment-actions.tsx'
import { AppointmentLinks } from './appointment-links.tsx'
import { AppointmentPicture } from './appointment-picture.tsx'
import { durationText, eyebrowOf, shownState, thingsToBring, titleOf } from './appointment-state.ts'
import { MoveAppointment } from './move-appointment.tsx'

interface AppointmentViewProps {
  appointment: Appointment
  token: string
  profile: StoreProfile
}

/** One appointment: one question, and what she can do about it. */
export function AppointmentView({ appointment, token, profile }: AppointmentViewProps) {
  const now = useNow()
  const isNew = hasMark(useLocation().state)
  const [done, setDone] = useState<'moved' | 'confirmed'>()
  const [moving, setMoving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = shownState(appointment, now)
  const { startsAt, state, firstName, kind, roomName } = appointment
  const { before, after } = titleOf(shown, state === 'confirmed')
  const isAhead = shown === 'open' || shown === 'late'
  const { address } = profile
  const place =
    kind === 'video' ? 'por vídeo' : `${roomName} · ${address.street}, ${address.number}, ${address.city}`
  // What was pressed is gone then: the new title says what has become of it.
  const finish = (what?: 'moved' | 'confirmed') => {
    setDone(what)
    setMoving(false)
    heading.current?.focus()
  }
  useEffect(() => {
    // The page that booked it is gone, with its button.
    if (isNew) heading.current?.focus()
  }, [isNew])

  return (
    <div className="page grid gap-x-16 gap-y-8 pt-10 pb-16 lg:grid-cols-[minmax(0,19rem)_minmax(0,40rem)] lg:justify-center lg:pt-16 lg:pb-24">
      <AppointmentPicture appointment={appointment} />
      <div className="grid min-w-0 content-start gap-6">
        <div>
          <p className="eyebrow wrap-anywhere">{eyebrowOf(appointment)}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-3 wrap-anywhere outline-none focus-visible:shadow-none"
          >
            {before}
            <em>{firstName}</em>
            {after}
          </h1>
          <p
            className={`mt-3 font-title text-[clamp(1.75rem,1.5rem+1vw,2.125rem)] leading-[1.15] first-letter:uppercase ${shown === 'cancelled' ? 'line-through decoration-1' : ''}`}
          >
            {momentText(startsAt)}
          </p>
          <p className="mt-2 wrap-anywhere text-ink-2">
            {durationText(appointment)} · {place}
          </p>
        </div>
        {done === 'moved' && isAhead && (
          <FormNotice
            tone="ok"
            title={`Remarcado para ${dayText(saoPauloDay(startsAt))}, ${timeText(startsAt)}`}
          >
            <p>Enviamos a nova data por e-mail. A hora de antes está livre para outra pessoa.</p>
          </FormNotice>
        )}
        {isNew && done === undefined && isAhead && (
          <FormNotice tone="ok" title="Encontro marcado">
            <p>Enviamos a confirmação e este endereço por e-mail. Dois dias antes perguntamos se você vem.</p>
          </FormNotice>
        )}
        {isAhead && state === 'confirmed' && done !== 'moved' && (
          <FormNotice tone="ok" title="Presença confirmada">
            <p>Obrigada! Se algo mudar, avise por aqui.</p>
          </FormNotice>
        )}
        {isAhead && !moving && (
          <AppointmentActions
            appointment={appointment}
            token={token}
            phone={profile.phone}
            isOpen={shown === 'open'}
            onMove={() => setMoving(true)}
            onDone={finish}
          />
        )}
        {moving && shown === 'open' && (
          <MoveAppointment
            appointment={appointment}
            token={token}
            onMoved={() => finish('moved')}
            onClose={() => finish(done)}
          />
        )}
        {!isAhead && (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-2">{endTexts[shown]}</p>
            {(shown === 'cancelled' || shown === 'missed') && (
              <ButtonLink to={bookingPath(kind)}>Marcar outro</ButtonLink>
            )}
          </div>
        )}
        <hr className="stitch" />
        {isAhead && (
          <section aria-labelledby="bring">
            <h2 id="bring" className="text-h4!">
              {kind === 'video' ? 'Para a conversa' : 'O que trazer'}
            </h2>
            <ul className="mt-2 grid gap-2 text-ink-2">
              {thingsToBring(appointment).map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        )}
        <AppointmentLinks appointment={appointment} token={token} profile={profile} isAhead={isAhead} />
      </div>
    </div>
  )
}

const endTexts = {
  cancelled: 'A hora está livre para outra pessoa. Quando quiser, marque outro encontro.',
  missed: 'Não vimos você neste dia. Se ainda quiser vir, marque outro encontro.',
  done: 'Foi bom ver você. Se ficou alguma dúvida, fale com o ateliê.',
  over: 'Este encontro já passou. Se algo ficou em aberto, fale com o ateliê.',
} as const

/** Set by the form that has just booked it. */
function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state
}
