import { formatDate } from '@shop/contract/dates'
import { type ModeratedReview, reviewReplyLength } from '@shop/contract/review-moderation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { replyToReview } from './reviews.queries.ts'

const failure = { message: 'Não foi possível salvar a resposta. Tente novamente.' }

interface ReviewReplyProps {
  review: ModeratedReview
  /** Further actions on the review, beside the reply button. */
  actions: ReactNode
}

/** The atelier's reply, and its form. */
export function ReviewReply({ review, actions }: ReviewReplyProps) {
  const { reply, title, state } = review
  // Opens the form when an unfinished draft exists.
  const [writing, setWriting] = useState(() => readDraft(`review-reply-${review.id}`).text !== undefined)
  return (
    <>
      {reply && !writing && (
        <div className="mt-3 border-l-3 border-line-strong pl-3.5">
          <p className="text-14 text-ink-2">
            Resposta do ateliê · {formatDate(reply.repliedAt)}
            {reply.outdated && ' · a cliente reescreveu depois, então ela não aparece na loja'}
          </p>
          <p className="max-w-200 whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
      {writing && <ReplyForm review={review} onClose={() => setWriting(false)} />}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {!writing && state === 'shown' && (
          <AdminButton variant="outline" small onClick={() => setWriting(true)}>
            {reply ? 'Editar resposta' : 'Responder'}
            <span className="sr-only">: {title}</span>
          </AdminButton>
        )}
        {actions}
      </div>
    </>
  )
}

function ReplyForm({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { token } = useAdmin()
  const before = review.reply?.text ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const draft = `review-reply-${review.id}`
  const [text, setText] = useState(() => readDraft(draft).text ?? before)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const save = async () => {
    const reply = text.trim()
    if (reply === '' && before === '') return setError('Escreva a resposta.')
    if (reply.length > reviewReplyLength) return setError(`Use no máximo ${reviewReplyLength} caracteres.`)
    setSending(true)
    try {
      await replyToReview(token, review.id, reply === '' ? null : reply)
      toast({ title: 'Sucesso!', description: reply === '' ? 'Resposta retirada.' : 'Resposta publicada.' })
      forgetDraft(draft)
      onClose()
    } catch (failed) {
      toast({ title: 'Erro', description: failureText(failed, failure), variant: 'destructive' })
      setSending(false)
    }
  }
  return (
    <div className="mt-3 grid max-w-200 gap-3">
      <TextArea
        label="Sua resposta"
        value={text}
        ref={area}
        hint={
          before === ''
            ? 'Todas as visitantes leem. Não cite dados da cliente nem do pedido.'
            : 'Deixe em branco para retirar a resposta.'
        }
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value)
          writeDraft(draft, { text: event.currentTarget.value })
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <AdminButton small loading={sending} onClick={() => void save()}>
          Publicar resposta
        </AdminButton>
        <AdminButton
          variant="quiet"
          small
          onClick={() => {
            forgetDraft(draft)
            onClose()
          }}
        >
          Cancelar
        </AdminButton>
      </div>
    </div>
  )
}
