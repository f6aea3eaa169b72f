import type { AgendaEntry, AgendaSettings } from '@shop/contract/agenda'
import { useEffect, useId } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { masked, showFieldErrors } from '~/lib/forms.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { phoneMask } from '~/lib/masks.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { clockText, titleText } from '~/shared/agenda/entry-text.ts'
import { Button } from '~/ui/button.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Field } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { bookEntry, useAgendaSettings } from './agenda.queries.ts'
import { FittedItem } from './fitted-item.tsx'
import { HourField } from './hour-field.tsx'
import { emptyEntry, entryBody, entryRules, type NewEntryValues } from './new-entry.ts'

const DRAFT = 'agenda-new'
const ACTION = 'agenda-new'
const readSettings = { message: 'Falha ao buscar os tipos de encontro.' }
const failure = {
  title: 'Encontro não marcado',
  message: 'Não foi possível marcar o encontro. O que você digitou continua aqui.',
}

interface NewEntryDialogProps {
  /** Proposed, until another one was typed. */
  day: string
  onBooked: (entry: AgendaEntry) => void
  onClose: () => void
}

/** By telephone or at the door. What was typed stays in this tab until it is booked, also when the dialog closes. */
export function NewEntryDialog(props: NewEntryDialogProps) {
  const query = useAgendaSettings(useAdmin().token)
  const failure = listFailure(query, readSettings)
  if (query.data) return <NewEntryForm {...props} settings={query.data} />
  return (
    <Modal title="Novo encontro" width={620} full onDismiss={props.onClose}>
      {failure ? <FailurePanel {...failure} /> : <p role="status">Carregando...</p>}
    </Modal>
  )
}

function NewEntryForm({
  day,
  settings,
  onBooked,
  onClose,
}: NewEntryDialogProps & { settings: AgendaSettings }) {
  const { token } = useAdmin()
  const formId = useId()
  const empty = { ...emptyEntry, day, typeId: String(settings.types[0]?.id ?? '') }
  const form = useForm<NewEntryValues>({ resolver: entryRules, defaultValues: empty })
  const { control, register, reset, setValue, subscribe } = form
  const { errors, isSubmitting, isDirty } = useFormState({ control })
  const [typeId, itemId, itemText] = useWatch({ control, name: ['typeId', 'itemId', 'itemText'] })
  useEffect(() => {
    reset({ ...form.getValues(), ...readDraft(DRAFT) }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(DRAFT, values),
    })
  }, [form, reset, subscribe])
  const type = settings.types.find(({ id }) => String(id) === typeId) ?? settings.types[0]
  const rooms = settings.rooms.filter(
    (room) => type !== undefined && room.kind === (type.kind === 'video' ? 'video' : 'atelier'),
  )
  const submit = form.handleSubmit(async (values) => {
    if (type?.id === undefined) return
    try {
      const entry = await bookEntry(token, entryBody(values, { type, rooms, day }))
      forgetDraft(DRAFT)
      const description = `${titleText(entry)}, às ${clockText(entry.startsAt)}.`
      toastSuccess(ACTION, { title: 'Encontro marcado', description })
      onBooked(entry)
    } catch (error) {
      const wrong = showFieldErrors(form, error, ['name', 'email', 'phone', 'videoUrl', 'itemId'] as const)
      if (wrong.length === 0)
        toastFailure(ACTION, { title: failure.title, description: failureText(error, failure) })
    }
  })
  const clear = () => {
    reset(empty)
    forgetDraft(DRAFT)
  }
  return (
    <Modal
      title="Novo encontro"
      width={620}
      full
      onDismiss={onClose}
      footer={
        <>
          {isDirty && (
            <TextButton className="mr-auto" onClick={clear}>
              Limpar
            </TextButton>
          )}
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Marcar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2"
      >
        <SelectField label="Tipo" {...register('typeId')} className="sm:col-span-full">
          {settings.types.map(({ id, name, minutes }) => (
            <option key={id} value={id}>
              {name}, {minutes} minutos
            </option>
          ))}
        </SelectField>
        <DateField label="Dia" required {...register('day')} error={errors.day?.message} />
        <HourField {...register('hour')} error={errors.hour?.message} />
        {rooms.length > 1 && (
          <SelectField label="Sala" {...register('roomId')} className="sm:col-span-full">
            <option value="">A primeira livre</option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {type?.kind === 'fitting' && (
          <FittedItem
            itemId={itemId}
            itemText={itemText}
            error={errors.itemId?.message}
            onChoose={({ itemId, itemText, ...person }) => {
              const options = { shouldDirty: true }
              setValue('itemId', itemId, options)
              setValue('itemText', itemText, options)
              for (const name of ['name', 'phone', 'email'] as const) {
                if (person[name] !== '' && form.getValues(name) === '') setValue(name, person[name], options)
              }
            }}
          >
            <Field
              label="Qual prova"
              maxLength={60}
              autoComplete="off"
              placeholder="2ª prova"
              {...register('fittingName')}
            />
          </FittedItem>
        )}
        <Field
          label="Nome"
          required
          maxLength={120}
          autoComplete="off"
          {...register('name')}
          error={errors.name?.message}
          className="sm:col-span-full"
        />
        <Field
          label="Telefone"
          type="tel"
          autoComplete="off"
          maxLength={25}
          {...masked(register('phone'), phoneMask)}
          error={errors.phone?.message}
        />
        <Field
          label="E-mail"
          aside="Opcional"
          type="email"
          autoComplete="off"
          maxLength={254}
          {...register('email')}
          error={errors.email?.message}
          hint="Com ele, ela recebe a confirmação e os lembretes."
        />
        <Field
          label="Acompanhantes"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          placeholder="0"
          {...register('companions')}
          error={errors.companions?.message}
        />
        <DateField
          label="Casamento"
          aside="Opcional"
          {...register('weddingOn')}
          error={errors.weddingOn?.message}
        />
        {type?.kind === 'video' && (
          <Field
            label="Endereço da chamada"
            aside="Opcional"
            type="url"
            maxLength={500}
            autoComplete="off"
            placeholder="https://"
            {...register('videoUrl')}
            error={errors.videoUrl?.message}
            className="sm:col-span-full"
          />
        )}
        <TextArea
          label="Anotação, só para o ateliê"
          rows={2}
          maxLength={1000}
          {...register('note')}
          className="sm:col-span-full"
        />
      </form>
    </Modal>
  )
}
