/** What is typed in the form of a sale. */
import type { ReceivedWay } from '@shop/contract/labels'
import type { AddressPart } from '~/shared/address/address-form.ts'
import type { SaleLine, ServiceLine } from './sale-line-values.ts'

/** The customer that was found; null: a new one. */
interface FoundCustomer {
  kind: 'account' | 'walk_in'
  id: number
  name: string
}

export interface SaleValues extends Record<AddressPart, string> {
  found: FoundCustomer | null
  name: string
  phone: string
  email: string
  cpf: string
  lines: SaleLine[]
  services: ServiceLine[]
  discountKind: 'none' | 'percent' | 'amount'
  discount: string
  discountReason: string
  fulfilment: 'ship' | 'pickup'
  pickupName: string
  wishedOn: string
  overbook: boolean
  plan: 'whole' | 'parts'
  way: ReceivedWay
  receivedOn: string
  deposit: string
  partCount: string
  firstDueOn: string
  notes: string
}
