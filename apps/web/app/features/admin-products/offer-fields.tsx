import { type OfferKind, offerLabels } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import { workingDaysText } from '@shop/contract/store-numbers'
import { moneyExample } from '@shop/contract/typed-money'
import { adminPaths } from '~/admin-paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useProductionPlans, workOf } from '~/shared/admin/production-plans.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { changeCents, type OfferDraft } from './offers-draft.ts'

interface OfferFieldsProps {
  id: string
  kind: OfferKind
  offer: OfferDraft
  product: Product
  onChange: (values: Partial<OfferDraft>) => void
}

/** One way to have the product. */
export function OfferFields({ id, kind, offer, product, onChange }: OfferFieldsProps) {
  const { isOpen, change } = offer
  return (
    <fieldset className="rounded-1 border border-line px-4.5 py-4">
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="block cursor-pointer font-medium">
            {offerLabels[kind]}
          </label>
          <p className="text-14 text-ink-2">{describe(kind, product)}</p>
        </div>
        <input
          type="checkbox"
          id={id}
          className="switch"
          checked={isOpen}
          onChange={(event) => onChange({ isOpen: event.currentTarget.checked })}
        />
      </div>
      {kind !== 'ready' && isOpen && (
        <div className="mt-3 grid gap-x-4 gap-y-3 lg:grid-cols-2">
          <PlanSelect kind={kind} planId={offer.planId} onChange={(planId) => onChange({ planId })} />
          <Field
            label="Muda o preço em (R$)"
            hint="Com + ou − na frente; 0,00 se não muda"
            inputMode="text"
            autoComplete="off"
            name={`change-${kind}`}
            value={change}
            onChange={(event) => onChange({ change: event.currentTarget.value })}
            error={changeCents(change) === undefined ? moneyExample : undefined}
          />
        </div>
      )}
    </fieldset>
  )
}

interface PlanSelectProps {
  kind: OfferKind
  planId: number | null
  onChange: (planId: number | null) => void
}

function PlanSelect({ kind, planId, onChange }: PlanSelectProps) {
  const { token } = useAdmin()
  const { data, isError } = useProductionPlans(token)
  const { deliveryDays } = useStoreNumbers()
  const isLive = useStore(token).data?.testMode === false
  const plans = data?.plans ?? []
  const isListed = plans.some(({ id }) => id === planId)
  return (
    <div className="grid content-start gap-1.5">
      <SelectField
        label="Modelo de produção"
        name={`plan-${kind}`}
        value={planId ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        error={
          isLive && planId === null ? 'Sem modelo de produção, esta forma não pode ser aberta.' : undefined
        }
      >
        <option value="">Sem modelo de produção</option>
        {/* Not loaded, or not yet: what is chosen must not change by itself. */}
        {planId !== null && !isListed && <option value={planId}>O modelo escolhido</option>}
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {plan.name} · {workOf(plan).days} dias
          </option>
        ))}
      </SelectField>
      {isError && (
        <p role="alert" className="text-13 leading-[1.45] text-error">
          Não foi possível buscar os modelos. Feche a peça e abra de novo para escolher outro.
        </p>
      )}
      {planId === null && !isLive && (
        <p className="text-13 leading-[1.45] text-ink-2">
          Sem modelo, a loja não calcula a data: mostra o prazo comum, de {workingDaysText(deliveryDays)}.
          Fora do modo de teste, esta forma só abre com um modelo.
        </p>
      )}
      {data?.plans.length === 0 && (
        <TextLink to={`${adminPaths.settings}?secao=modelos`}>Criar um modelo de produção</TextLink>
      )}
    </div>
  )
}

function describe(kind: OfferKind, { stockQuantity, stockMode }: Product): string {
  if (kind === 'made_to_order') return 'no tamanho dela, pela tabela'
  if (kind === 'made_to_measure') return 'cortada nas medidas dela'
  const units = stockQuantity === 1 ? '1 peça no estoque' : `${stockQuantity} peças no estoque`
  return stockMode === 'per_variant' ? `${units}, contadas por tamanho e cor` : units
}
