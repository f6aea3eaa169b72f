import Check from 'lucide-react/icons/check'
import { Badge } from '~/ui/badge.tsx'
import { Stars } from '~/ui/stars.tsx'
import { formatStars } from './review-text.ts'
import type { ShownReview } from './shown-reviews.ts'

export function ReviewItem({ review }: { review: ShownReview }) {
  const { rating, title, comment, name, date, verified, reply } = review
  return (
    <li className="border-t border-line py-6.5">
      <article>
        <Stars value={rating} label={formatStars(rating)} size="small" />
        <h3 className="mt-2.5 mb-1.5 wrap-anywhere">{title}</h3>
        {/* Paragraphs are preserved. */}
        <p className="max-w-168 wrap-anywhere whitespace-pre-line text-ink-2">{comment}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-14 text-ink-3">
          <span className="wrap-anywhere">
            {name} · <span className="tabular-nums">{date}</span>
          </span>
          {verified && (
            <Badge tone="sage">
              <Check aria-hidden="true" className="size-3.5" strokeWidth={1.7} />
              Compra verificada
            </Badge>
          )}
        </p>
        {reply && (
          <div className="mt-4 max-w-168 border-l-2 border-gold pl-4">
            <p className="text-14 text-ink-3">
              Resposta do ateliê · <span className="tabular-nums">{reply.date}</span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{reply.text}</p>
          </div>
        )}
      </article>
    </li>
  )
}
