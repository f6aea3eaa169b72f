import { zodResolver } from '@hookform/resolvers/zod'
import { formatDate } from '@shop/contract/dates'
import { type ModeratedReview, reviewReplyLength } from '@shop/contract/review-moderation'
import { z } from '@shop/contract/zod'
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgetDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { replyToReview } from './reviews.queries.ts'

const failure = { message: 'Não foi possível salvar a resposta. Tente novamente.' }
const text = z.string().trim().max(reviewReplyLength, `Use no máximo ${reviewReplyLength} caracteres.`)
const newReply = z.object({ text: text.min(1, 'Escreva a resposta.') })
/** An empty text removes the reply. */
const changedReply = z.object({ text })

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
          <Button variant="outline" size="small" onClick={() => setWriting(true)}>
            {reply ? 'Editar resposta' : 'Responder'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {actions}
      </div>
    </>
  )
}

function ReplyForm({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const { token } = useAdmin()
  const before = review.reply?.text ?? ''
  const draft = `review-reply-${review.id}`
  const form = useForm({
    resolver: zodResolver(before === '' ? newReply : changedReply),
    defaultValues: { text: readDraft(draft).text ?? before },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('text'), [setFocus])
  const field = form.register('text', {
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => writeDraft(draft, { text: event.target.value }),
  })
  const close = () => {
    forgetDraft(draft)
    onClose()
  }
  const save = form.handleSubmit(async ({ text }) => {
    try {
      await replyToReview(token, review.id, text === '' ? null : text)
      toast({ title: 'Sucesso!', description: text === '' ? 'Resposta retirada.' : 'Resposta publicada.' })
      close()
    } catch (failed) {
      toast({ title: 'Erro', description: failureText(failed, failure), variant: 'destructive' })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-3 grid max-w-200 gap-3">
      <TextArea
        label="Sua resposta"
        hint={
          before === ''
            ? 'Todas as visitantes leem. Não cite dados da cliente nem do pedido.'
            : 'Deixe em branco para retirar a resposta.'
        }
        {...field}
        error={errors.text?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" loading={isSubmitting}>
          Publicar resposta
        </Button>
        <Button variant="ghost" size="small" onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
