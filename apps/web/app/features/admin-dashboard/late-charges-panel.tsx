import { longLateDays } from '@shop/contract/charge-days'
import { formatBRL } from '@shop/contract/money'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { LateCharges } from '@shop/contract/receivables'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { adminOrderPath, lateChargesPath } from '~/admin-paths.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'

/** Parts whose day has passed. Those that are late for long wait for a decision: nothing is cancelled by itself. */
export function LateChargesPanel({ late }: { late: LateCharges }) {
  const { count, sumCents, oldestDays, longCount, long } = late
  const days = oldestDays === 1 ? '1 dia' : `${oldestDays} dias`
  return (
    <Panel
      title="Parcelas atrasadas"
      count={count}
      aside={<TextLink to={lateChargesPath}>Ver atrasadas</TextLink>}
    >
      <p className="border-b border-line px-4 py-2.5 last:border-0 lg:px-5">
        <b className="font-semibold text-error">{formatBRL(sumCents)}</b>, a mais antiga há {days}.
        {longCount > 0 && (
          <span className="block text-14 text-ink-2">
            {longCount === 1 ? '1 espera' : `${longCount} esperam`} há {longLateDays} dias ou mais: você
            decide se espera, combina outra data ou cancela.
          </span>
        )}
      </p>
      {long.length > 0 && (
        <ul className="divide-y divide-line">
          {long.map((charge) => (
            <li key={charge.id}>
              <Link
                to={adminOrderPath(charge.number)}
                className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-paper hover:text-wine lg:px-5"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    nº {charge.number} · {charge.customer.name}
                  </span>
                  <span className="block text-14 text-ink-2">
                    {receivableLabel(charge)} · {formatBRL(charge.amountCents)} ·{' '}
                    <span className="font-semibold text-error">há {charge.daysLate} dias</span>
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
