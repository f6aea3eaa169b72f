import { ratingScale } from '@shop/contract/constants'
import type { BestReview } from '@shop/contract/reviews'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { Badge } from '~/ui/badge.tsx'
import { classes } from '~/ui/classes.ts'
import { Stars } from '~/ui/stars.tsx'
import { TextLink } from '~/ui/text-link.tsx'

interface BestReviewsProps {
  reviews: readonly BestReview[]
  /** Another ground than the section above. */
  ground: 'paper' | 'paper-2'
}

/** Word for word. With fewer than three only the first one is shown, so that no place stays empty. */
export function BestReviews({ reviews, ground }: BestReviewsProps) {
  const [first, ...others] = reviews
  if (!first) return null
  const { product, comment, userName, verifiedPurchase } = first
  return (
    <section
      aria-labelledby="brides"
      className={classes('py-16 lg:py-24', ground === 'paper-2' && 'bg-paper-2')}
    >
      <div
        className={classes(
          'page grid items-center gap-10 lg:gap-24',
          product.picture !== null &&
            'sm:grid-cols-[14.375rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)]',
        )}
      >
        {product.picture && (
          <ArchPicture
            {...storedPicture(product.picture)}
            sizes="(min-width: 80rem) 440px, (min-width: 64rem) 36vw, 230px"
            className="aspect-[440/560] max-sm:mx-auto max-lg:w-57.5"
          />
        )}
        <div>
          <h2 id="brides" className="eyebrow mb-6 font-text!">
            Palavras de noivas
          </h2>
          <blockquote className="font-title text-h2 leading-[1.2] text-balance wrap-anywhere italic">
            “{comment}”
          </blockquote>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars value={ratingScale} label="5 de 5 estrelas" size="small" />
            <span className="text-ink-2">{userName}</span>
            <TextLink to={productPath(product.id)}>{product.name}</TextLink>
            {verifiedPurchase && <Badge tone="ok">Compra verificada</Badge>}
          </p>
          {others.length === 2 && (
            <ul className="mt-8 grid gap-8 border-t border-line pt-8 sm:grid-cols-2 lg:mt-10 lg:gap-10">
              {others.map((review) => (
                <li key={review.id}>
                  <SmallReview review={review} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function SmallReview({ review: { comment, userName, product } }: { review: BestReview }) {
  return (
    <>
      <blockquote className="font-title text-h4 leading-[1.3] wrap-anywhere italic">“{comment}”</blockquote>
      <p className="mt-1 text-14 text-ink-2">
        {userName} ·{' '}
        <Link
          to={productPath(product.id)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-wine"
        >
          {product.name}
        </Link>
      </p>
    </>
  )
}
