import { formatDateTime } from '@shop/contract/dates'
import { formatFit, formatHeel, formatHeight } from '@shop/contract/review-fit'
import type { ModeratedReview } from '@shop/contract/review-moderation'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { productPath } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Stars } from '~/ui/stars.tsx'
import { hiddenReasonTexts } from './hidden-reasons.ts'
import { HideReview } from './hide-review.tsx'
import { ReviewPhoto } from './review-photo.tsx'
import { ReviewReply } from './review-reply.tsx'
import { showReview } from './reviews.queries.ts'

const failure = { message: 'Não foi possível mudar a avaliação. Tente novamente.' }

export function ReviewCard({ review }: { review: ModeratedReview }) {
  const { rating, title, comment, userName, reviewedAt, verifiedPurchase } = review
  return (
    <li className="rounded-1 border border-line bg-white p-4 lg:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars value={rating} label={`${rating} de 5 estrelas`} size="small" />
        <ProductName review={review} />
        <span className="ml-auto flex flex-wrap items-center gap-3 max-lg:ml-0">
          <StateBadge review={review} />
          <time dateTime={reviewedAt.toISOString()} className="text-14 text-ink-2">
            {formatDateTime(reviewedAt)}
          </time>
        </span>
      </div>
      <h2 className="mt-2.5 font-text text-16 font-semibold tracking-normal wrap-anywhere">{title}</h2>
      <p className="mt-1 max-w-200 whitespace-pre-line wrap-anywhere">{comment}</p>
      <p className="mt-1.5 text-14 wrap-anywhere text-ink-2">
        {userName}
        {verifiedPurchase && ' · Compra verificada'}
        {fitText(review) && ` · ${fitText(review)}`}
      </p>
      {review.photo && <ReviewPhoto review={review} photo={review.photo} />}
      <ReviewReply review={review} actions={<Moderation review={review} />} />
    </li>
  )
}

/** 'Vestiu M, 1,68 m, salto de 8 cm, veste como o esperado' */
function fitText({ wornSize, heightCm, heel, fit }: ModeratedReview) {
  return [
    wornSize && `Vestiu ${wornSize}`,
    heightCm && formatHeight(heightCm),
    typeof heel === 'number' && formatHeel(heel),
    fit && formatFit(fit),
  ]
    .filter(Boolean)
    .join(', ')
}

function ProductName({ review: { productId, productName } }: { review: ModeratedReview }) {
  if (productId === null)
    return <span className="wrap-anywhere text-ink-2">{productName} (fora da loja)</span>
  return (
    <a
      href={productPath(productId)}
      target="_blank"
      rel="noreferrer"
      className="font-medium wrap-anywhere text-wine underline decoration-1 underline-offset-4"
    >
      {productName}
      <span className="sr-only"> (abre em outra aba)</span>
    </a>
  )
}

function StateBadge({ review: { state, hiddenReason } }: { review: ModeratedReview }) {
  if (state === 'pending') return <Badge tone="warning">A aprovar</Badge>
  if (hiddenReason === null) return null
  return <Badge tone="error">Oculta: {hiddenReasonTexts[hiddenReason]}</Badge>
}

function Moderation({ review }: { review: ModeratedReview }) {
  const { id, state, title } = review
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const show = async () => {
    setSending(true)
    try {
      await showReview(token, id)
      toast({ title: 'Sucesso!', description: 'A avaliação está na loja.' })
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    }
    setSending(false)
  }
  const about = <span className="sr-only">: {title}</span>
  return (
    <>
      {state !== 'shown' && (
        <Button
          variant={state === 'pending' ? 'primary' : 'neutral'}
          size="small"
          loading={sending}
          onClick={() => void show()}
        >
          {state === 'pending' ? 'Aprovar' : 'Mostrar de novo'}
          {about}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button variant="danger-outline" size="small" onClick={() => setConfirming(true)}>
          Ocultar{about}
        </Button>
      )}
      {confirming && <HideReview review={review} onClose={() => setConfirming(false)} />}
    </>
  )
}
