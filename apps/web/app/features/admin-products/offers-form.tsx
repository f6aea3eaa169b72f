import { failures } from '@shop/contract/failures'
import { offerKinds } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import type { FormEvent } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { AdjustmentLimits } from './adjustment-limits.tsx'
import { OfferFields } from './offer-fields.tsx'
import { OffersPromise } from './offers-promise.tsx'
import type { useOffers } from './use-offers.ts'

interface OffersFormProps {
  id: string
  product: Product
  state: ReturnType<typeof useOffers>
  onSubmit: () => void
}

/** How the product is sold: a switch for each way, its production plan, and what it changes in the price. */
export function OffersForm({ id, product, state, onSubmit }: OffersFormProps) {
  const { query, draft, error, change, changeLimit } = state
  const failure = listFailure(query, failures.listProducts)
  if (failure) return <FailurePanel {...failure} />
  if (!draft) return <PartWaiting />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-3">
      {error && (
        <FormNotice tone="error" title="Confira as formas de venda">
          {error}
        </FormNotice>
      )}
      {offerKinds.map((kind) => (
        <OfferFields
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          offer={draft[kind]}
          product={product}
          onChange={(values) => change(kind, values)}
        />
      ))}
      <AdjustmentLimits draft={draft} onChange={changeLimit} />
      <OffersPromise draft={draft} />
      <p className="text-14 text-ink-2">
        As peças prontas são contadas em{' '}
        <TextLink to={`${adminPaths.settings}?secao=estoque`}>Configurações, Estoque</TextLink>.
      </p>
    </form>
  )
}
