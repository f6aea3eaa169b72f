import { saoPauloDay } from '@shop/contract/calendar-days'
import type { TicketMessage } from '@shop/contract/tickets'

export interface MessageDay {
  /** 'AAAA-MM-DD' in São Paulo. */
  day: string
  messages: TicketMessage[]
}

/** Groups messages, which come in chronological order, by day. */
export function messageDays(messages: readonly TicketMessage[]): MessageDay[] {
  const days: MessageDay[] = []
  for (const message of messages) {
    const day = saoPauloDay(message.sentAt)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
