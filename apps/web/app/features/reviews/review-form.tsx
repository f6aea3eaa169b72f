import { zodResolver } from '@hookform/resolvers/zod'
import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { newReview, reviewLength } from '@shop/contract/reviews'
import { useEffect, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { StarPicker } from '~/ui/star-picker.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { starCount } from './review-text.ts'
import type { ShownReviews } from './shown-reviews.ts'
import { reloadReviews, writeReview } from './write-review.ts'

const reviewForm = newReview.omit({ productId: true })
const empty = { rating: 0, title: '', comment: '' }
/** The remaining characters are shown once no more than this many are left. */
const NEARLY_FULL = 200

export interface ReviewFormProps {
  productId: number
  token: string
  open: boolean
  onClose: () => void
  onReloaded: (reviews: ShownReviews) => void
}

const WRITE = 'write-review'

/** Closing only hides the form: what was typed is still there when it is reopened. */
export function ReviewForm({ productId, token, open, onClose, onReloaded }: ReviewFormProps) {
  const form = useForm({ resolver: zodResolver(reviewForm), defaultValues: empty })
  const rating = useController({ control: form.control, name: 'rating' })
  const comment = useWatch({ control: form.control, name: 'comment' })
  const { errors, isSubmitting } = form.formState
  const [waiting, setWaiting] = useState(false)
  const { setFocus } = form
  useEffect(() => {
    if (open) setFocus('rating')
  }, [open, setFocus])

  const onSubmit = form.handleSubmit(
    async (given) => {
      try {
        setWaiting(!(await writeReview(token, { ...given, productId })))
      } catch (error) {
        const description = failureText(error, failures.writeReview)
        toastFailure(WRITE, { title: failures.writeReview.title, description })
        showFieldErrors(form, error, ['rating', 'title', 'comment'])
        return
      }
      toastSuccess(WRITE, notices.reviewSent)
      form.reset()
      onClose()
      // If the reload fails, the page still shows the previous reviews.
      reloadReviews(productId).then(onReloaded, () => undefined)
    },
    () => {
      const { rating, title, comment } = form.getValues()
      const missing = rating === 0 || title.trim() === '' || comment.trim() === ''
      if (missing) toastFailure(WRITE, notices.requiredReview)
    },
  )

  return (
    <>
      <p role="status" className="mt-3 text-ink-2 empty:hidden">
        {waiting && !open && 'Sua avaliação aparece aqui depois que o ateliê a ler.'}
      </p>
      <form
        method="post"
        noValidate
        hidden={!open}
        aria-labelledby="own-review"
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-5 bg-paper-2 px-5 py-7 max-lg:-mx-(--page-margin) sm:px-8 lg:py-8"
      >
        <div>
          <h3 id="own-review">Sua avaliação</h3>
          <p className="mt-1 text-14 text-ink-2">
            Ela aparece com o nome da sua conta. Se você já avaliou esta peça, a nova avaliação substitui a
            anterior.
          </p>
        </div>
        <StarPicker
          label="Classificação"
          starred
          {...rating.field}
          labelOf={starCount}
          error={errors.rating?.message}
        />
        <Field
          label="Título"
          starred
          required
          autoComplete="off"
          {...form.register('title')}
          error={errors.title?.message}
        />
        <TextArea
          label="Comentário"
          starred
          required
          {...form.register('comment')}
          hint={roomLeft(comment.length)}
          error={errors.comment?.message}
        />
        <div className="flex flex-wrap gap-2 max-sm:grid">
          <Button type="submit" loading={isSubmitting}>
            Enviar avaliação
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </>
  )
}

function roomLeft(length: number) {
  const left = reviewLength.comment - length
  if (left > NEARLY_FULL) return undefined
  if (left < 0)
    return left === -1 ? 'Passou 1 caractere do limite.' : `Passaram ${-left} caracteres do limite.`
  return left === 1 ? 'Resta 1 caractere.' : `Restam ${left} caracteres.`
}
