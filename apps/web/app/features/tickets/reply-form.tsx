import { zodResolver } from '@hookform/resolvers/zod'
import { failures } from '@shop/contract/failures'
import { z } from '@shop/contract/zod'
import { type ChangeEvent, type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { dismissToast, toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { dropDraft, readDraft, storeDraft } from './drafts.ts'
import { PicturePicker } from './picture-picker.tsx'
import { PictureTray } from './picture-tray.tsx'
import { replyTo } from './tickets.queries.ts'
import { useUploads } from './use-uploads.ts'

const rules = zodResolver(
  z.object({
    message: z.string().refine((text) => text.trim() !== '', 'Escreva uma mensagem para enviar.'),
  }),
)

interface ReplyFormProps {
  token: string
  ticketId: number
  closed: boolean
  /** Called when the server rejects the reply: the displayed ticket may be out of date. */
  onRejected: () => void
}

export function ReplyForm({ token, ticketId, closed, onRejected }: ReplyFormProps) {
  const draftName = `ticket-${ticketId}`
  const form = useForm({ resolver: rules, defaultValues: { message: readDraft(token, draftName).message } })
  const { errors, isSubmitting } = form.formState
  const [pictureError, setPictureError] = useState<string>()
  const uploads = useUploads(token, ticketId)
  const field = form.register('message', {
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) =>
      storeDraft(token, draftName, { message: event.target.value }),
  })
  const add = (files: FileList) => setPictureError(uploads.add([...files]))

  const send = form.handleSubmit(async ({ message }) => {
    dismissToast(draftName)
    try {
      await replyTo(
        token,
        ticketId,
        message,
        uploads.items.flatMap(({ id }) => id ?? []),
      )
      form.setValue('message', '')
      dropDraft(token, draftName)
      uploads.clear()
      form.setFocus('message')
    } catch (failed) {
      const { title } = failures.replyTicket
      toastFailure(draftName, { title, description: failureText(failed, failures.replyTicket) })
      onRejected()
    }
  })
  const submit = () => {
    if (!isSubmitting && !uploads.sending && !closed) void send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) add(event.clipboardData.files)
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <TextArea
        label="Sua resposta"
        required
        maxLength={4000}
        placeholder={closed ? 'Respostas desativadas' : 'Escreva sua mensagem'}
        disabled={closed}
        {...field}
        error={errors.message?.message}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <PictureTray items={uploads.items} onRemove={uploads.remove} />
      {pictureError !== undefined && (
        <div role="alert">
          <FieldError id="picture-error">{pictureError}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:grid max-sm:justify-stretch">
        <PicturePicker disabled={closed} onPick={add} />
        <Button type="submit" disabled={closed || uploads.sending} loading={isSubmitting}>
          {uploads.sending ? 'Enviando fotos…' : 'Enviar'}
        </Button>
      </div>
    </form>
  )
}
