import { zodResolver } from '@hookform/resolvers/zod'
import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { newTicketFields, type Ticket } from '@shop/contract/tickets'
import { z } from '@shop/contract/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { Field, FieldError } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { dropDraft, readDraft, storeDraft } from './drafts.ts'
import { PicturePicker } from './picture-picker.tsx'
import { PictureTray } from './picture-tray.tsx'
import { openTicket } from './tickets.queries.ts'
import { useUploads } from './use-uploads.ts'

const rules = zodResolver(z.object(newTicketFields))
const DRAFT = 'new'
const OPEN = 'open-ticket'
const PICTURES = 'pictures-of-new-ticket'
const pictureMissing = {
  title: 'Uma foto não foi enviada',
  description: 'Anexe-a na conversa, junto da próxima mensagem.',
}
/** The server reports field errors under the wire's names. */
const wireNames = { subject: 'assunto', message: 'mensagem' } as const

interface NewTicketFormProps {
  token: string
  /** Prefilled when the customer writes about an order. */
  subject: string | undefined
  onOpened: (ticketId: number) => void
}

export function NewTicketForm({ token, subject, onOpened }: NewTicketFormProps) {
  const draft = readDraft(token, DRAFT)
  const form = useForm({
    resolver: rules,
    defaultValues: { ...draft, subject: subject ?? draft.subject },
  })
  const uploads = useUploads(token)
  const [pictureError, setPictureError] = useState<string>()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus(subject === undefined ? 'subject' : 'message'), [setFocus, subject])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(token, DRAFT, values),
      }),
    [form, token],
  )

  const onSubmit = form.handleSubmit(async (given) => {
    let opened: Ticket
    try {
      opened = await openTicket(token, given)
    } catch (error) {
      const description = failureText(error, failures.openTicket)
      toastFailure(OPEN, { title: failures.openTicket.title, description })
      showWireErrors(error)
      return
    }
    dropDraft(token, DRAFT)
    const messageId = opened.messages[0]?.id
    const allArrived = messageId === undefined || (await uploads.sendTo({ ticketId: opened.id, messageId }))
    toastSuccess(OPEN, notices.ticketOpened)
    if (!allArrived) toastFailure(PICTURES, pictureMissing)
    onOpened(opened.id)
  })

  function showWireErrors(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : {}
    for (const name of ['message', 'subject'] as const) {
      const message = fields[wireNames[name]]
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Novo ticket"
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-5 bg-paper-2 px-(--page-margin) py-7 max-sm:-mx-(--page-margin) sm:px-8"
    >
      <Field
        label="Assunto"
        required
        autoComplete="off"
        maxLength={120}
        {...form.register('subject')}
        error={errors.subject?.message}
      />
      <TextArea
        label="Mensagem"
        required
        rows={5}
        maxLength={4000}
        {...form.register('message')}
        error={errors.message?.message}
      />
      <PictureTray items={uploads.items} waiting={!isSubmitting} onRemove={uploads.remove} />
      {pictureError !== undefined && (
        <div role="alert">
          <FieldError id="new-ticket-picture-error">{pictureError}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:grid max-sm:justify-stretch">
        <PicturePicker disabled={isSubmitting} onPick={(files) => setPictureError(uploads.add([...files]))} />
        <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
          Enviar
        </Button>
      </div>
    </form>
  )
}
