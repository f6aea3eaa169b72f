import type { AppointmentType } from '@shop/contract/appointments'
import { networkFailure } from '@shop/contract/network-failure'
import type { StoreProfile } from '@shop/contract/store'
import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { forgetDraft } from '~/lib/drafts.ts'
import { lateRules } from '~/lib/late-rules.ts'
import { useDraft } from '~/lib/use-draft.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { appointmentPath, itemIn } from '~/shared/appointments/booking-paths.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { type BookingFields, emptyFields } from './booking-fields.ts'
import type { ChosenItem } from './chosen-item.ts'
import { HoldNote } from './hold-note.tsx'
import { Hours } from './hours.tsx'
import { HoursNotice } from './hours-notice.tsx'
import { Kinds } from './kinds.tsx'
import { NoHours } from './no-hours.tsx'
import { PersonFields } from './person-fields.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useHours } from './use-hours.ts'
import { usePrefill } from './use-prefill.ts'
import type { LoadedWeek } from './use-weeks.ts'

const DRAFT = 'booking'
const hidden = ['website'] as const
const loadCalls = () => import('./book.ts')
const personRules = lateRules<BookingFields>(async () => (await loadCalls()).rules)
const fittingRules = lateRules<BookingFields>(async () => (await loadCalls()).fittingRules)

/** Brings queries and orders, which only a fitting needs. */
const FittingChoice = lazy(() => import('./fitting-choice.tsx'))

interface BookingFormProps {
  types: readonly AppointmentType[]
  first: AppointmentType
  week: LoadedWeek
  renderedAt: Date
  profile: StoreProfile
}

export function BookingForm({ types, first, week, renderedAt, profile }: BookingFormProps) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const wantedItem = itemIn(useSearchParams()[0])
  const [type, setType] = useState(first)
  const [item, setItem] = useState<ChosenItem>()
  const [itemError, setItemError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [hasItems, setHasItems] = useState(false)
  const isFitting = type.kind === 'fitting'
  /** There is nothing that she could have a fitting of. */
  const isBlocked = isFitting && !hasItems
  const form = useForm<BookingFields>({
    resolver: isFitting ? fittingRules : personRules,
    defaultValues: emptyFields,
  })
  useDraft(form, DRAFT, hidden)
  // After the draft, so that it stays.
  usePrefill(form)
  const hours = useHours({ typeId: type.id, noticeHours: type.noticeHours, renderedAt, initial: week })
  const { startsAt, hold } = hours
  const companions = Number(useWatch({ control: form.control, name: 'companions' }))

  const book = async (fields: BookingFields) => {
    setFailure(undefined)
    if (startsAt === undefined) return hours.requireHour()
    if (isFitting && item === undefined) return setItemError('Escolha a encomenda.')
    try {
      const wanted = { typeId: type.id, startsAt }
      const { bookAppointment, bookFitting } = await loadCalls()
      const booking = { wanted, hold: await hold.tokenFor(wanted), fields }
      const token = await (isFitting && item ? bookFitting(booking, item) : bookAppointment(booking))
      hold.finish()
      forgetDraft(DRAFT)
      await navigate(appointmentPath(token), { state: { isNew: true } })
    } catch (error) {
      const { readFailure } = await import('./booking-failure.ts').catch(() => ({ readFailure: undefined }))
      if (readFailure === undefined) return setFailure(networkFailure.message)
      const text = readFailure(form, error)
      if (text === undefined) hours.lose()
      else setFailure(text)
    }
    return undefined
  }

  const kinds = <Kinds types={types} chosen={type} onChoose={setType} />
  if (hours.isClosed && startsAt === undefined) {
    return (
      <div className="mt-8 grid gap-8 pb-16 lg:mt-10">
        {kinds}
        <NoHours reason="none" profile={profile} />
      </div>
    )
  }
  return (
    <form
      method="post"
      noValidate
      aria-label="Agendar"
      onSubmit={(event) => void form.handleSubmit(book)(event)}
      className="mt-8 grid items-start gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
    >
      <div className="grid min-w-0 gap-10 lg:gap-12">
        {kinds}
        {hydrated && isFitting && (
          <Suspense fallback={<PartWaiting />}>
            <FittingChoice
              wanted={wantedItem}
              chosen={item}
              onChoose={(next) => {
                setItem(next)
                setItemError(undefined)
              }}
              onShowDay={hours.showDay}
              error={itemError}
              onFound={setHasItems}
            />
          </Suspense>
        )}
        {!isBlocked && (
          <>
            <Hours
              title="O dia e a hora"
              {...hours.view}
              notice={<HoursNotice text={hours.notice} />}
              note={<HoldNote state={hold.state} hold={hold.hold} />}
            />
            <PersonFields form={form} kind={type.kind} />
          </>
        )}
      </div>
      {!isBlocked && (
        <SummaryCard
          type={type}
          startsAt={startsAt}
          companions={type.kind === 'video' ? 0 : companions}
          address={profile.address}
        >
          {failure !== undefined && (
            <FormNotice tone="error" title="O encontro não foi marcado">
              <p>{failure}</p>
            </FormNotice>
          )}
          {/* Disabled until hydration, because a submission could not be handled before. */}
          <Button type="submit" loading={form.formState.isSubmitting} disabled={!hydrated}>
            Agendar
          </Button>
          <noscript className="text-14">
            Para agendar por aqui, ative o JavaScript do navegador, ou ligue para o ateliê.
          </noscript>
          <p className="text-13 text-ink-3">
            Usamos seus dados só para este encontro, como explica a{' '}
            <Link to={paths.privacy} className="text-wine underline underline-offset-3">
              Política de Privacidade
            </Link>
            .
          </p>
        </SummaryCard>
      )}
    </form>
  )
}
