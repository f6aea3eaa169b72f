import type { CancellationTerms } from '@shop/contract/cancellations'
import { formatBRL } from '@shop/contract/money'
import { formatNumber } from '@shop/contract/numbers'
import { formatTypedMoney, parseTypedMoney } from '@shop/contract/typed-money'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import {
  type CancelTermsValues,
  needsReason,
  retainedOf,
  returnedParts,
  returnsAll,
} from './cancel-terms-values.ts'
import { returnHint } from './return-hint.ts'

interface RetainedFieldsProps {
  terms: CancellationTerms
  firstName: string
  form: UseFormReturn<CancelTermsValues>
}

const LONGEST_REASON = 500

/** What the atelier keeps and what returns: each follows the other, and both are typed as in Brazil. */
export function RetainedFields({ terms, firstName, form }: RetainedFieldsProps) {
  const [whoFailed, retained] = useWatch({ control: form.control, name: ['whoFailed', 'retained'] })
  const { errors } = form.formState
  const { paidCents, priceCents, suggestedCents, hasOwnText, hasWithdrawn } = terms
  const sums = { whoFailed, retained }
  const isAll = returnsAll(sums, terms)
  const cents = retainedOf(sums, terms)
  const couple = (from: 'retained' | 'returned', to: 'retained' | 'returned') => () => {
    const typed = parseTypedMoney(form.getValues(from))
    if (typed !== undefined && typed <= paidCents) form.setValue(to, formatTypedMoney(paidCents - typed))
    void (form.formState.isSubmitted && form.trigger('retained'))
  }
  const money = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 max-[22rem]:grid-cols-1">
        {isAll ? (
          <>
            <Field key="none" label="Fica com o ateliê" {...money} readOnly value="0,00" />
            <Field
              key="all"
              label={`Volta para ${firstName}`}
              {...money}
              readOnly
              value={formatTypedMoney(paidCents)}
            />
          </>
        ) : (
          <>
            <Field
              key="retained"
              label="Fica com o ateliê"
              {...money}
              meter={<Percent cents={cents} priceCents={priceCents} />}
              {...form.register('retained', { onChange: couple('retained', 'returned') })}
              error={errors.retained?.message}
            />
            <Field
              key="returned"
              label={`Volta para ${firstName}`}
              {...money}
              {...form.register('returned', { onChange: couple('returned', 'retained') })}
            />
          </>
        )}
      </div>
      <div role="status" className="grid gap-0.5 text-13 leading-[1.45] text-ink-2">
        {returnedParts(terms, paidCents - (cents ?? 0)).map((part) => (
          <p key={part.id}>{returnHint(part)}</p>
        ))}
        <p>{ruleText({ isAll, hasOwnText, hasWithdrawn, whoFailed, suggestedCents })}</p>
      </div>
      {needsReason(sums, terms) && (
        <Field
          label="Por que fica com este valor"
          required
          maxLength={LONGEST_REASON}
          {...form.register('retentionReason')}
          error={errors.retentionReason?.message}
        />
      )}
    </>
  )
}

function Percent({ cents, priceCents }: { cents: number | undefined; priceCents: number }) {
  const percent = cents === undefined ? undefined : Math.round((cents * 1000) / priceCents) / 10
  return (
    <output className="block min-h-[1.45em] text-13 leading-[1.45] text-ink-2 tabular-nums">
      {percent === undefined ? '' : `${formatNumber(percent)} % do preço`}
    </output>
  )
}

interface Rule {
  isAll: boolean
  hasOwnText: boolean
  hasWithdrawn: boolean
  whoFailed: CancelTermsValues['whoFailed']
  suggestedCents: number
}

function ruleText({ isAll, hasOwnText, hasWithdrawn, whoFailed, suggestedCents }: Rule): string {
  if (hasWithdrawn) return 'Ela desistiu dentro do prazo da lei: tudo o que pagou volta.'
  if (whoFailed === 'atelier')
    return 'O ateliê não cumpriu: tudo volta. Depois você pode registrar a indenização.'
  if (isAll)
    return 'Nesta compra não vale um texto do ateliê sobre desistência, ou ela ainda está nos 7 dias da lei: tudo volta. Se vocês combinaram outra coisa, escolha Acordo dos dois.'
  const suggested = hasOwnText
    ? `Sugerido: ${formatBRL(suggestedCents)}, no máximo a metade do que ela pagou. Acima disso é preciso escrever o motivo`
    : 'É preciso escrever o que vocês combinaram'
  return `${suggested}; nunca fica tudo o que ela pagou.`
}
