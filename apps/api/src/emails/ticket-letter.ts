import { type Block, paragraph } from './blocks.ts'

/** What both sides of a ticket are told about a message. */
export interface TicketLetter {
  ticketId: number
  /** Of the customer. */
  name: string
  subject: string
  message: string
  /** How many pictures came with it: they are shown on the page, to those who may see them. */
  files: number
  link: string
}

export function filesNote(files: number): Block[] {
  if (files === 0) return []
  return [paragraph(files === 1 ? 'A mensagem traz 1 foto.' : `A mensagem traz ${files} fotos.`)]
}
