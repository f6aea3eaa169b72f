/** The form of a shipment: its texts, its rules, and what is sent. */
import type { Order, Shipment } from '@shop/contract/order'
import { hasRightCode, shipmentFields, wrongCode } from '@shop/contract/shipments'
import { correios, isCorreios } from '@shop/contract/tracking'
import { z } from '@shop/contract/zod'
import { longestBalanceReason } from '~/shared/orders/open-balance.ts'

/** Offered in the list; any other name is typed. */
export const carriers = [correios, 'Jadlog', 'Loggi', 'Azul Cargo', 'Motoboy'] as const
export const otherCarrier = 'outra'

export interface ShipmentTexts {
  choice: string
  otherName: string
  trackingCode: string
  trackingUrl: string
  fiscalKey: string
  /** Why it is sent before all of it is paid. */
  balanceReason: string
}

export const shipmentRules = z
  .object({
    choice: z.string(),
    otherName: z.string().trim().max(60),
    trackingCode: z.string().trim().max(40),
    trackingUrl: shipmentFields.trackingUrl.unwrap().unwrap(),
    fiscalKey: shipmentFields.fiscalKey.unwrap().unwrap(),
    balanceReason: z.string().trim().max(longestBalanceReason),
  })
  .refine(({ choice, otherName }) => choice !== otherCarrier || otherName !== '', {
    path: ['otherName'],
    error: 'Escreva o nome da transportadora.',
  })
  .refine(
    ({ trackingCode, ...typed }) => hasRightCode({ carrier: carrierOf(typed), trackingCode }),
    wrongCode,
  )

export function shipmentTexts(shipment: Shipment | undefined): ShipmentTexts {
  if (!shipment) {
    return {
      choice: correios,
      otherName: '',
      trackingCode: '',
      trackingUrl: '',
      fiscalKey: '',
      balanceReason: '',
    }
  }
  const { carrier, trackingCode, trackingUrl, fiscalKey } = shipment
  const isListed = carriers.some((name) => name === carrier)
  return {
    choice: isListed ? carrier : otherCarrier,
    otherName: isListed ? '' : carrier,
    trackingCode: trackingCode ?? '',
    // That of the Correios follows from the code.
    trackingUrl: isCorreios(carrier) ? '' : (trackingUrl ?? ''),
    fiscalKey: fiscalKey ?? '',
    balanceReason: '',
  }
}

export function detailsOf({ trackingCode, trackingUrl, fiscalKey, ...typed }: ShipmentTexts) {
  const carrier = carrierOf(typed)
  return { carrier, trackingCode, fiscalKey, ...(!isCorreios(carrier) && { trackingUrl }) }
}

function carrierOf({ choice, otherName }: Pick<ShipmentTexts, 'choice' | 'otherName'>): string {
  return choice === otherCarrier ? otherName : choice
}

/** Whether another parcel can be sent now. */
export function canShip({
  status,
  fulfilment,
  paymentState,
  cancelledAt,
  withdrawalRequestedAt,
}: Order): boolean {
  const hasEnded = cancelledAt || withdrawalRequestedAt || paymentState === 'refunded'
  return status === 'ready' && fulfilment !== 'pickup' && !hasEnded
}
