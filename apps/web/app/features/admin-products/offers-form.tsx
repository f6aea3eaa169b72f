import { failures } from '@shop/contract/failures'
import { type OfferKind, offerKinds, offerLabels } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import { moneyExample } from '@shop/contract/typed-money'
import type { FormEvent } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Field } from '~/ui/field.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { AdjustmentLimits } from './adjustment-limits.tsx'
import { changeCents } from './offers-draft.ts'
import type { useOffers } from './use-offers.ts'

interface OffersFormProps {
  id: string
  product: Product
  state: ReturnType<typeof useOffers>
  onSubmit: () => void
}

/** How the product is sold: a switch for each way, and what it changes in the price. */
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
      {offerKinds.map((kind) => {
        const { isOpen, change: text } = draft[kind]
        const unread = changeCents(text) === undefined
        return (
          <fieldset key={kind} className="rounded-1 border border-line px-4.5 py-4">
            <div className="flex items-center justify-between gap-4">
              <div>
                <label htmlFor={`${id}-${kind}`} className="block cursor-pointer font-medium">
                  {offerLabels[kind]}
                </label>
                <p className="text-14 text-ink-2">{describe(kind, product)}</p>
              </div>
              <input
                type="checkbox"
                id={`${id}-${kind}`}
                className="switch"
                checked={isOpen}
                onChange={(event) => change(kind, { isOpen: event.currentTarget.checked })}
              />
            </div>
            {kind !== 'ready' && isOpen && (
              <Field
                label="Muda o preço em (R$)"
                hint="Com + ou − na frente; 0,00 se não muda"
                inputMode="text"
                autoComplete="off"
                className="mt-3 lg:max-w-72"
                name={`change-${kind}`}
                value={text}
                onChange={(event) => change(kind, { change: event.currentTarget.value })}
                error={unread ? moneyExample : undefined}
              />
            )}
          </fieldset>
        )
      })}
      <AdjustmentLimits draft={draft} onChange={changeLimit} />
      <p className="text-14 text-ink-2">
        As peças prontas são contadas em{' '}
        <TextLink to={`${adminPaths.settings}?secao=estoque`}>Configurações, Estoque</TextLink>.
      </p>
    </form>
  )
}

function describe(kind: OfferKind, { stockQuantity, stockMode }: Product): string {
  if (kind === 'made_to_order') return 'no tamanho dela, pela tabela'
  if (kind === 'made_to_measure') return 'cortada nas medidas dela'
  const units = stockQuantity === 1 ? '1 peça no estoque' : `${stockQuantity} peças no estoque`
  return stockMode === 'per_variant' ? `${units}, contadas por tamanho e cor` : units
}
