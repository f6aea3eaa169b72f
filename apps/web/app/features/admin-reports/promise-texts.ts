import { formatNumber } from '@shop/contract/numbers'
import type { PromiseReport } from '@shop/contract/promise-report'

export const causeLabels: Record<PromiseReport['causes'][number]['cause'], string> = {
  atelier: 'Pelo ateliê',
  late_payment: 'Pagamento depois da reserva',
  measures: 'Medidas atrasadas',
}

export const replyLabels = [
  { key: 'accepted', text: 'Aceitaram' },
  { key: 'talk', text: 'Quiseram conversar' },
  { key: 'cancel', text: 'Pediram o cancelamento' },
  { key: 'none', text: 'Sem resposta' },
] as const satisfies readonly { key: keyof PromiseReport['replies']; text: string }[]

/** '2,5 dias antes', '1 dia depois', 'no dia'; a dash without any delivery. */
export function meanText(days: number | null): string {
  if (days === null) return '–'
  if (days === 0) return 'no dia'
  const size = Math.abs(days)
  return `${formatNumber(Math.round(size * 10) / 10)} ${size === 1 ? 'dia' : 'dias'} ${days < 0 ? 'antes' : 'depois'}`
}

/** '3 entregues · 1 mudança de prazo'. */
export function monthText(delivered: number, changes: number): string {
  const moved = changes === 1 ? '1 mudança de prazo' : `${changes} mudanças de prazo`
  return [delivered === 1 ? '1 entregue' : `${delivered} entregues`, changes > 0 && moved]
    .filter(Boolean)
    .join(' · ')
}
