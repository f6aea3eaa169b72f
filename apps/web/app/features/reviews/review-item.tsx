import Check from 'lucide-react/icons/check'
import { Badge } from '~/ui/badge.tsx'
import { BrandSymbol } from '~/ui/brand-symbol.tsx'
import { Stars } from '~/ui/stars.tsx'
import { ReviewPhoto } from './review-photo.tsx'
import { formatStars } from './review-text.ts'
import type { ShownReview } from './shown-reviews.ts'

interface ReviewItemProps {
  review: ShownReview
  product: string
}

export function ReviewItem({ review, product }: ReviewItemProps) {
  const { rating, title, comment, name, date, verified, reply, photo } = review
  return (
    <li className="border-t border-line py-6.5">
      <article className="grid gap-x-9 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Stars value={rating} label={formatStars(rating)} size="small" />
          <h3 className="mt-2.5 mb-1.5 wrap-anywhere">{title}</h3>
          {/* Paragraphs are preserved. */}
          <p className="max-w-168 wrap-anywhere whitespace-pre-line text-ink-2">{comment}</p>
          <FitFacts review={review} />
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
        </div>
        {photo && (
          <div className="sm:row-span-2">
            <ReviewPhoto photo={photo} name={name} product={product} />
          </div>
        )}
        {reply && <Reply reply={reply} />}
      </article>
    </li>
  )
}

/** 'Vestiu M   1,70 m   salto de 9 cm   veste como o esperado': what the author published, and nothing else. */
function FitFacts({ review: { size, height, heel, fit } }: Pick<ReviewItemProps, 'review'>) {
  const facts = [height, heel, fit].filter((fact) => fact !== undefined)
  if (size === undefined && facts.length === 0) return null
  return (
    <ul aria-label="Como vestiu" className="mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-14 text-ink-2">
      {size !== undefined && (
        <li className="wrap-anywhere">
          Vestiu <span className="font-medium text-ink">{size}</span>
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact} className="tabular-nums">
          {fact}
        </li>
      ))}
    </ul>
  )
}

function Reply({ reply: { text, date } }: { reply: NonNullable<ShownReview['reply']> }) {
  return (
    <div className="flex max-w-168 gap-4 bg-white px-4.5 py-4.5 sm:px-5">
      <BrandSymbol className="mt-0.5 h-7 w-auto flex-none text-wine" />
      <div className="min-w-0">
        <p className="text-14 text-ink-3">
          <span className="font-medium text-ink">Resposta do ateliê</span> ·{' '}
          <span className="tabular-nums">{date}</span>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
      </div>
    </div>
  )
}
