import { longestListComment, longestListName } from '@shop/contract/shared-list-facts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Honeypot } from '~/ui/honeypot.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { sendComment } from './shared-list.queries.ts'

interface Typed {
  name: string
  text: string
}

interface CommentFormProps {
  token: string
  product: { id: number; name: string }
  /** Whose list it is. */
  owner: string
  typed: Typed
  onType: (typed: Typed) => void
  /** Sent or cancelled. */
  onClose: (sent: boolean) => void
}

const failure = { message: 'Não foi possível enviar. Tente novamente.' }

export function CommentForm({ token, product, owner, typed, onType, onClose }: CommentFormProps) {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = { name: typed.name.trim() === '', text: typed.text.trim() === '' }
  const focusEmpty = () => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const empty = fields.find((field) => 'value' in field && String(field.value).trim() === '')
    ;(empty ?? fields.at(-1))?.focus()
  }
  // Opened by a button that is gone then.
  useEffect(focusEmpty, [])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missing.name || missing.text) return focusEmpty()
    const hidden = new FormData(event.currentTarget).get('website')
    const website = typeof hidden === 'string' ? hidden : ''
    setSending(true)
    setFailed(undefined)
    try {
      await sendComment(token, { productId: product.id, name: typed.name, text: typed.text, website })
    } catch (error) {
      setFailed(failureText(error, failure))
      return setSending(false)
    }
    toastSuccess('list-comment', { title: 'Enviado!', description: `${owner} vai ler a sua palavra.` })
    onClose(true)
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Uma palavra sobre ${product.name}`}
      className="relative mt-4 grid gap-4 border border-line bg-white p-4.5"
      onSubmit={(event) => void onSubmit(event)}
    >
      {failed !== undefined && (
        <FormNotice tone="error" title="A palavra não foi enviada">
          {failed}
        </FormNotice>
      )}
      <Field
        label="Seu nome"
        required
        data-field
        autoComplete="given-name"
        maxLength={longestListName}
        value={typed.name}
        onChange={({ currentTarget }) => onType({ ...typed, name: currentTarget.value })}
        error={tried && missing.name ? 'Escreva seu nome.' : undefined}
      />
      <TextArea
        label={`Uma palavra para ${owner}`}
        aside={`até ${longestListComment} letras`}
        required
        data-field
        rows={3}
        maxLength={longestListComment}
        value={typed.text}
        onChange={({ currentTarget }) => onType({ ...typed, text: currentTarget.value })}
        error={tried && missing.text ? 'Escreva o que achou.' : undefined}
      />
      <Honeypot />
      <div className="flex items-center justify-between gap-4">
        <TextButton onClick={() => onClose(false)}>Cancelar</TextButton>
        <Button type="submit" loading={sending}>
          Enviar
        </Button>
      </div>
    </form>
  )
}
