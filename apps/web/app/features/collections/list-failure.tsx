import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Ref } from 'react'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { type Listing, listingPath } from './listing.ts'

interface ListFailureProps {
  ref: Ref<HTMLDivElement>
  listing: Listing
  message: string
}

/** Shown instead of the list: a failed request does not mean that the list is empty. */
export function ListFailure({ ref, listing, message }: ListFailureProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <div ref={ref} tabIndex={-1} role="alert" className="w-full rounded-1">
        <Notice
          tone="error"
          icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" strokeWidth={1.5} />}
        >
          {message}
        </Notice>
      </div>
      <ButtonLink to={listingPath(listing)} variant="outline" replace preventScrollReset>
        Tentar novamente
      </ButtonLink>
    </div>
  )
}
