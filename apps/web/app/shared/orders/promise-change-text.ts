import { formatDate } from '@shop/contract/dates'
import { dayAndMonth } from '@shop/contract/format-days'
import type { TimelineChange } from '@shop/contract/order-timeline'
import type { PromiseReply } from '@shop/contract/promise-changes'
import { formatDelivery } from '../delivery/delivery-text.ts'
import { beforeWedding } from '../delivery/promise-text.ts'

/** 'entre 8 e 18 de dezembro', 'até 18 de dezembro'. */
export function windowBefore({ before: { from, to } }: Pick<TimelineChange, 'before'>): string {
  return from === null ? `até ${dayAndMonth(to)}` : formatDelivery({ from, to })
}

/** 'entre 14 e 24 de dezembro, 30 dias antes do casamento'. */
export function windowAfter({ after }: Pick<TimelineChange, 'after'>, weddingOn: string | null): string {
  const window = formatDelivery(after)
  return weddingOn === null ? window : `${window}, ${beforeWedding(after.to, weddingOn)}`
}

/** 'aceitou', in the voice of the reader. */
const replyTexts: Record<PromiseReply, { own: string; customer: string }> = {
  accepted: { own: 'Você aceitou', customer: 'Aceitou' },
  talk: { own: 'Você quis conversar', customer: 'Quer conversar' },
  cancel: { own: 'Você pediu o cancelamento', customer: 'Pediu o cancelamento' },
}

/** 'Você aceitou em 14/11/2026', or undefined without a reply. */
export function replyText(
  { reply, repliedAt }: Pick<TimelineChange, 'reply' | 'repliedAt'>,
  voice: 'own' | 'customer',
): string | undefined {
  return reply === null || repliedAt === null
    ? undefined
    : `${replyTexts[reply][voice]} em ${formatDate(repliedAt)}`
}
