import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { chargeLabel } from '@shop/contract/payment-plan'
import { useId } from 'react'
import { Dialog } from '~/ui/dialog.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import type { OfferedPlan } from './use-checkout-plan.ts'

/** What is due when. On a phone the day stands below what it is for. */
export function PlanTable({ plan }: { plan: OfferedPlan }) {
  const { charges, cancellationText } = plan
  const totalCents = charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <div className="rounded-1 border border-line bg-white px-4.5 pt-2 pb-1.5 max-sm:-mx-(--page-margin) max-sm:rounded-none max-sm:border-x-0 max-sm:px-(--page-margin) sm:px-5.5 sm:pt-4">
      <table className="w-full border-collapse text-left leading-[1.4]">
        <caption className="sr-only">Sinal e parcelas</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line-strong text-14 text-ink-2 *:py-2.5 *:font-normal">
            <th scope="col">Vence em</th>
            <th scope="col">O quê</th>
            <th scope="col" className="text-right">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {charges.map((charge, at) => {
            const note = noteOf(plan, at)
            return (
              <tr key={charge.dueOn + charge.kind} className="border-b border-line *:py-3">
                <td className="pr-4 tabular-nums max-sm:hidden sm:w-2/7">{formatDate(charge.dueOn)}</td>
                <td className="pr-4">
                  {charge.kind === 'deposit'
                    ? `Sinal, ${plan.depositPercent} % do preço`
                    : chargeLabel(charge, charges)}
                  <span className="block text-14 text-ink-2 sm:hidden">{formatDate(charge.dueOn)}</span>
                  {note && <span className="block text-14 text-ink-2 max-sm:hidden">{note}</span>}
                </td>
                <td className="text-right align-top whitespace-nowrap tabular-nums sm:align-middle">
                  {formatBRL(charge.amountCents)}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr className="border-b border-line font-semibold *:py-3">
            <th scope="row" colSpan={2} className="font-semibold max-sm:hidden">
              Total, sem juros
            </th>
            <th scope="row" className="font-semibold sm:hidden">
              Total, sem juros
            </th>
            <td className="text-right tabular-nums">{formatBRL(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-1 text-14 text-ink-2">
        O sinal é parte do preço. <CancellingDialog text={cancellationText} />
      </p>
    </div>
  )
}

/** 'hoje, para entrar na produção', '10 dias antes de ficar pronta' */
function noteOf({ charges, lastDueDays }: OfferedPlan, at: number): string | undefined {
  if (charges.length !== 2) return undefined
  if (at === 0) return 'hoje, para entrar na produção'
  if (!lastDueDays) return undefined
  return lastDueDays === 1 ? '1 dia antes de ficar pronta' : `${lastDueDays} dias antes de ficar pronta`
}

function CancellingDialog({ text }: { text: string }) {
  const id = useId()
  return (
    <>
      <TextButton {...opensDialog(id)}>Veja o que acontece se você desistir.</TextButton>
      <Dialog id={id} label="Se você desistir" className="sm:max-w-140">
        <div className="grid gap-5 px-5 pt-6 pb-8 text-16 text-ink sm:p-10">
          <h2 className="pr-10">Se você desistir</h2>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
        </div>
      </Dialog>
    </>
  )
}
