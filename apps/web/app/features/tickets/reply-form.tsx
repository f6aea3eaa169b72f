import { failures } from '@shop/contract/failures'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
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

const EMPTY = 'Escreva uma mensagem para enviar.'

interface ReplyFormProps {
  token: string
  ticketId: number
  closed: boolean
  /** Called when the server rejects the reply: the displayed ticket may be out of date. */
  onRejected: () => void
}

export function ReplyForm({ token, ticketId, closed, onRejected }: ReplyFormProps) {
  const draftName = `ticket-${ticketId}`
  const [message, setMessage] = useState(() => readDraft(token, draftName).message)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [pictureError, setPictureError] = useState<string>()
  const uploads = useUploads(token, ticketId)
  const area = useRef<HTMLTextAreaElement>(null)

  const write = (text: string) => {
    setMessage(text)
    setError(undefined)
    storeDraft(token, draftName, { message: text })
  }
  const add = (files: FileList) => setPictureError(uploads.add([...files]))

  const send = async () => {
    if (message.trim() === '') {
      setError(EMPTY)
      area.current?.focus()
      return
    }
    setSending(true)
    dismissToast(draftName)
    try {
      await replyTo(
        token,
        ticketId,
        message,
        uploads.items.flatMap(({ id }) => id ?? []),
      )
      setMessage('')
      dropDraft(token, draftName)
      uploads.clear()
      area.current?.focus()
    } catch (failed) {
      const { title } = failures.replyTicket
      toastFailure(draftName, { title, description: failureText(failed, failures.replyTicket) })
      onRejected()
    } finally {
      setSending(false)
    }
  }
  const submit = () => {
    if (!sending && !uploads.sending && !closed) void send()
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
        ref={area}
        label="Sua resposta"
        required
        maxLength={4000}
        placeholder={closed ? 'Respostas desativadas' : 'Escreva sua mensagem'}
        disabled={closed}
        value={message}
        error={error}
        onChange={(event) => write(event.currentTarget.value)}
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
        <Button type="submit" disabled={closed || uploads.sending} loading={sending}>
          {uploads.sending ? 'Enviando fotos…' : 'Enviar'}
        </Button>
      </div>
    </form>
  )
}
