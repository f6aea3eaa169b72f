/** Which reminders of a charge are due, counted without the shop's code, and which e-mails were sent. */
import { addDays } from '@shop/contract/calendar-days'
import { none } from './race.ts'
import type { Result } from './scenario.ts'

const steps = [-5, 0, 3, 10] as const
const OPEN = { from: '09:00', to: '17:59' }

export interface RemindedCharge {
  orderId: number
  chargeId: number
  amountCents: number
  email: string
  dueOn: string
  version: number
  /** The day from which on its due day counts. */
  since: string
  /** When it was paid, or its order cancelled: 'day time'. */
  endedAt?: string
  /** Days from which on one reminder each is expected. */
  expected: string[]
  sent: Sent[]
}

interface Sent {
  day: string
  time: string
  messageId: string
}

/** In the morning of a day, after everything that happened the day before. Of the steps that are reached, the latest alone. */
export function expectReminder(charge: RemindedCharge, today: string): void {
  const { dueOn, since, endedAt, expected } = charge
  if (endedAt !== undefined) return
  const step = steps.findLast((days) => addDays(dueOn, days) <= today)
  if (step === undefined || addDays(dueOn, step) < since) return
  const key = `${dueOn} ${step}`
  if (!expected.includes(key)) expected.push(key)
}

/** Something changed before the last reminder could be sent: it is not expected any more. */
export function forgetUnsent({ expected, sent }: RemindedCharge): void {
  expected.length = Math.min(expected.length, different(sent))
}

export function isWaiting({ expected, sent }: RemindedCharge): boolean {
  return different(sent) < expected.length
}

export function judge(all: readonly RemindedCharge[], kills: number): Result[] {
  const emails = all.flatMap((charge) => charge.sent.map((email) => ({ ...email, charge })))
  const count = all.reduce((sum, { expected }) => sum + expected.length, 0)
  const over = (direction: 1 | -1) =>
    all.filter(({ expected, sent }) => direction * (different(sent) - expected.length) > 0)
  for (const charge of [...over(1), ...over(-1)].slice(0, 5))
    console.log('  differs:', JSON.stringify(charge))
  const copies = emails.length - all.reduce((sum, { sent }) => sum + different(sent), 0)
  return [
    { what: 'reminders expected', value: count, unit: '', atLeast: 1 },
    none('charges with a reminder too many', over(1).length),
    none('charges with a reminder too few', over(-1).length),
    none('sent after the payment or the cancellation', emails.filter(isLate).length),
    none(
      'sent before 9h or after 18h',
      emails.filter(({ time }) => time < OPEN.from || time > OPEN.to).length,
    ),
    { what: 'copies with the same Message-ID', value: copies, unit: '', atMost: kills },
  ]
}

function isLate({ day, time, charge: { endedAt } }: Sent & { charge: RemindedCharge }): boolean {
  return endedAt !== undefined && `${day} ${time}` >= endedAt
}

function different(sent: readonly Sent[]): number {
  return new Set(sent.map(({ messageId }) => messageId)).size
}

/** Of an e-mail as it was received. */
export function readReminder(source: string): { isReminder: boolean; messageId: string } {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'm')
      .exec(source)?.[1]
      ?.replaceAll(/\r?\n[ \t]+/g, ' ') ?? ''
  const subject = header('Subject')
    .replaceAll(/\?= =\?UTF-8\?Q\?/gi, '')
    .replaceAll('_', ' ')
  return { isReminder: / vence | em aberto/.test(subject), messageId: header('Message-ID') }
}
