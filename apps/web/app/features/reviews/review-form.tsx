import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import { reviewLength } from '@shop/contract/reviews'
import { useEffect, useState } from 'react'
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { showFieldErrors } from '~/lib/forms.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { StarPicker } from '~/ui/star-picker.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { ReviewFitFields } from './review-fit-fields.tsx'
import { ReviewPhotoField } from './review-photo-field.tsx'
import { starCount } from './review-text.ts'
import { emptyReview, type ReviewTexts, type ReviewValues, reviewRules } from './review-values.ts'
import type { ReviewedProduct } from './reviewed-product.ts'
import type { ShownReviews } from './shown-reviews.ts'
import { photoFailure, reloadReviews, uploadPhoto, writeReview } from './write-review.ts'

/** The remaining characters are shown once no more than this many are left. */
const NEARLY_FULL = 200

export interface ReviewFormProps {
  product: ReviewedProduct
  token: string
  open: boolean
  onClose: () => void
  onReloaded: (reviews: ShownReviews) => void
}

const FIELDS = ['rating', 'title', 'comment', 'wornSize', 'heightCm', 'heel', 'fit'] as const
const WRITE = 'write-review'

/** Closing only hides the form: what was typed is still there when it is reopened. */
export function ReviewForm({ product, token, open, onClose, onReloaded }: ReviewFormProps) {
  const form = useForm<ReviewTexts, unknown, ReviewValues>({
    resolver: reviewRules,
    defaultValues: emptyReview,
  })
  const rating = useController({ control: form.control, name: 'rating' })
  const comment = useWatch({ control: form.control, name: 'comment' })
  const { errors, isSubmitting } = form.formState
  const [waiting, setWaiting] = useState<string>()
  const [photo, setPhoto] = useState<File>()
  const [photoError, setPhotoError] = useState<string>()
  const pick = (picked: File | undefined) => {
    setPhoto(picked)
    setPhotoError(undefined)
  }
  const { setFocus } = form
  useEffect(() => {
    if (open) setFocus('rating')
  }, [open, setFocus])

  const onSubmit = form.handleSubmit(
    async (given) => {
      // If the reload fails, the page still shows the previous reviews.
      const reload = () => reloadReviews(product.id).then(onReloaded, () => undefined)
      try {
        const { id, published = true } = await writeReview(token, { ...given, productId: product.id })
        if (photo) {
          const failed = await uploadPhoto(token, id, photo)
          if (failed !== undefined) {
            // The text is sent again with the photo: the next review replaces this one.
            setPhotoError(photoFailure(failed))
            void reload()
            return
          }
        }
        setWaiting(waitingText(published, photo !== undefined))
      } catch (error) {
        const description = failureText(error, failures.writeReview)
        toastFailure(WRITE, { title: failures.writeReview.title, description })
        showFieldErrors(form, error, FIELDS)
        return
      }
      toastSuccess(WRITE, notices.reviewSent)
      form.reset()
      pick(undefined)
      onClose()
      void reload()
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
        {!open && waiting}
      </p>
      <form
        method="post"
        noValidate
        hidden={!open}
        aria-labelledby="own-review"
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-5 bg-white px-5 py-7 max-lg:-mx-(--page-margin) sm:px-8 lg:py-8"
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
        <FormProvider {...form}>
          <ReviewFitFields sizes={product.sizes} />
        </FormProvider>
        <ReviewPhotoField photo={photo} error={photoError} onPick={pick} />
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

function waitingText(published: boolean, hasPhoto: boolean) {
  if (!published) return 'Sua avaliação aparece aqui depois que o ateliê a ler.'
  return hasPhoto ? 'Sua foto aparece aqui depois que o ateliê a aprovar.' : undefined
}

function roomLeft(length: number) {
  const left = reviewLength.comment - length
  if (left > NEARLY_FULL) return undefined
  if (left < 0)
    return left === -1 ? 'Passou 1 caractere do limite.' : `Passaram ${-left} caracteres do limite.`
  return left === 1 ? 'Resta 1 caractere.' : `Restam ${left} caracteres.`
}
