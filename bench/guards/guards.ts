import type { Guard } from './guard.ts'
import { inputGuards } from './input.ts'
import { moneyGuards } from './money.ts'
import { privacyGuards } from './privacy.ts'
import { refundGuards } from './refunds.ts'
import { sessionGuards } from './sessions.ts'
import { stockGuards } from './stock.ts'

export const guards: readonly Guard[] = [
  ...stockGuards,
  ...moneyGuards,
  ...refundGuards,
  ...sessionGuards,
  ...privacyGuards,
  ...inputGuards,
]
