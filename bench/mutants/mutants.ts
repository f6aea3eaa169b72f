import { appointmentMutants } from './appointments.ts'
import { cancellationMutants } from './cancellation.ts'
import { chargeMutants } from './charges.ts'
import { contentMutants } from './content.ts'
import { couponMutants } from './coupons.ts'
import { guestMutants } from './guests.ts'
import { inputMutants } from './input.ts'
import { measureMutants } from './measures.ts'
import { moneyMutants } from './money.ts'
import type { Mutant } from './mutant.ts'
import { privacyMutants } from './privacy.ts'
import { productFileMutants } from './product-files.ts'
import { promiseMutants } from './promises.ts'
import { receivableMutants } from './receivables.ts'
import { refundMutants } from './refunds.ts'
import { reviewMutants } from './reviews.ts'
import { saleMutants } from './sales.ts'
import { searchMutants } from './search.ts'
import { sessionMutants } from './sessions.ts'
import { shipmentMutants } from './shipments.ts'
import { stockMutants } from './stock.ts'
import { stockNoticeMutants } from './stock-notices.ts'

export const mutants: readonly Mutant[] = [
  ...stockMutants,
  ...stockNoticeMutants,
  ...productFileMutants,
  ...moneyMutants,
  ...refundMutants,
  ...chargeMutants,
  ...cancellationMutants,
  ...receivableMutants,
  ...saleMutants,
  ...sessionMutants,
  ...privacyMutants,
  ...measureMutants,
  ...guestMutants,
  ...shipmentMutants,
  ...couponMutants,
  ...promiseMutants,
  ...appointmentMutants,
  ...inputMutants,
  ...searchMutants,
  ...reviewMutants,
  ...contentMutants,
]
