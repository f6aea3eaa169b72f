import { formatBRL } from '@shop/contract/money'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { SaleForm } from './sale-form.ts'
import { amountsOf, laterCents } from './sale-money.ts'
import { useSaleMoney } from './use-sale-money.ts'

export function SaleSummary({ form }: { form: SaleForm }) {
  const sale = useSaleMoney(form)
  const { sumCents, discountCents, totalCents } = amountsOf(sale)
  const later = Math.max(0, laterCents(sale))
  return (
    <Panel title="Resumo" className="lg:sticky lg:top-6">
      <div className="grid gap-4 p-4 lg:p-5">
        <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums [&_dd]:text-right">
          <dt>Peças e serviços</dt>
          <dd>{formatBRL(sumCents)}</dd>
          {discountCents > 0 && (
            <>
              <dt className="text-ok">Desconto</dt>
              <dd className="text-ok">− {formatBRL(discountCents)}</dd>
            </>
          )}
          <dt className="border-t border-line pt-2 font-semibold">Total</dt>
          <dd className="border-t border-line pt-2 font-semibold">{formatBRL(totalCents)}</dd>
          {sale.plan === 'parts' && (
            <>
              <dt>Recebido agora</dt>
              <dd>{formatBRL(totalCents - later)}</dd>
              <dt>A receber</dt>
              <dd>{formatBRL(later)}</dd>
            </>
          )}
        </dl>
        <Button type="submit" loading={form.formState.isSubmitting} className="w-full">
          Registrar venda
        </Button>
        <p className="text-13 text-ink-2">As peças prontas saem do estoque na hora.</p>
      </div>
    </Panel>
  )
}
