import type { CancelFault } from '@shop/contract/cancellation-terms'

export const faultText: Record<CancelFault, string> = {
  customer: 'A noiva desistiu',
  atelier: 'Foi o ateliê',
  agreed: 'Acordo dos dois',
}
