import { zodResolver } from '@hookform/resolvers/zod'
import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { newTicketFields } from '@shop/contract/tickets'
import { z } from '@shop/contract/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { openTicket } from './tickets.queries.ts'

const rules = zodResolver(z.object(newTicketFields))
const DRAFT = 'new'
/** What the server finds wrong comes under the names of the wire. */
const wireNames = { subject: 'assunto', message: 'mensagem' } as const

interface NewTicketFormProps {
  token: string
  /** Of the order that somebody came to ask about. */
  subject: string | undefined
  onOpened: () => void
}

export function NewTicketForm({ token, subject, onOpened }: NewTicketFormProps) {
  const draft = readDraft(token, DRAFT)
  const form = useForm({
    resolver: rules,
    defaultValues: { ...draft, subject: subject ?? draft.subject },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus(subject === undefined ? 'subject' : 'message'), [setFocus, subject])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(token, DRAFT, values),
      }),
    [form, token],
  )

  const onSubmit = form.handleSubmit(async (given) => {
    try {
      await openTicket(token, given)
    } catch (error) {
      const description = failureText(error, failures.openTicket)
      toast({ title: failures.openTicket.title, description, variant: 'destructive' })
      showWireErrors(error)
      return
    }
    toast(notices.ticketOpened)
    dropDraft(token, DRAFT)
    onOpened()
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
        hint="Depois de abrir o ticket, você pode anexar fotos na conversa."
        error={errors.message?.message}
      />
      <div>
        <Button type="submit" loading={isSubmitting} className="max-sm:w-full">
          Enviar
        </Button>
      </div>
    </form>
  )
}
