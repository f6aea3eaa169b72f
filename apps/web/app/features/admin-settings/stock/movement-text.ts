import { formatDateTime } from '@shop/contract/dates'
import type { StockMovement } from '@shop/contract/stock'

const labels: Record<StockMovement['kind'], string> = {
  initial: 'Entrada',
  adjustment: 'Contagem',
  reserved: 'Reservada',
  released: 'Liberada',
  sold: 'Vendida',
  taken: 'Vendida no ateliê',
  returned: 'Devolvida',
}

export interface MovementText {
  label: string
  /** '+1', '−2'; null where the units that can be bought stay the same. */
  change: string | null
  note: string
  at: string
}

export function movementText(movement: StockMovement): MovementText {
  const { kind, available, orderNumber, by, at } = movement
  return {
    label: labels[kind],
    change: available === 0 ? null : signed(available),
    note: orderNumber === null ? (by ?? 'cadastro do produto') : `pedido nº ${orderNumber}`,
    at: formatDateTime(at),
  }
}

/** With the true minus sign. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`
}
