import { formatNumber } from '@shop/contract/numbers'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { ButtonLink } from '~/ui/button.tsx'
import { type Listing, lastPageOf, listingPath } from './listing.ts'

interface SeeMoreProps {
  listing: Listing
  /** How many products have been shown so far, including those of earlier documents. */
  seen: number
  total: number
  onFollow: () => void
}

export function SeeMore({ listing, seen, total, onFollow }: SeeMoreProps) {
  const lastPage = lastPageOf(total)
  if (lastPage === 1) return null
  return (
    <div className="mt-16 grid justify-items-center gap-4 text-14 text-ink-2">
      {listing.page < lastPage ? (
        <>
          <p>
            Você viu {formatNumber(seen)} de {formatNumber(total)}
          </p>
          <ProgressLine value={seen} max={total} />
          <ButtonLink
            to={listingPath({ ...listing, page: listing.page + 1 })}
            variant="outline"
            replace
            preventScrollReset
            onClick={onFollow}
          >
            Ver mais peças
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Você viu as {formatNumber(total)} peças</p>
          {/* A fragment without a name is the top of the document, with or without scripts. */}
          <a
            href="#top"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-wine underline underline-offset-4 hover:decoration-2"
          >
            <ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Voltar ao começo
          </a>
        </>
      )}
    </div>
  )
}

interface ProgressLineProps {
  value: number
  max: number
}

/** Decorative: the text next to it says the same. */
function ProgressLine({ value, max }: ProgressLineProps) {
  return (
    <div aria-hidden="true" className="h-0.5 w-55 bg-line">
      <div className="h-full bg-wine" style={{ width: `${Math.min(value / max, 1) * 100}%` }} />
    </div>
  )
}
