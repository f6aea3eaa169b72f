import { type Block, paragraph } from './blocks.ts'

/** The data of an email about a ticket message, to the customer or to the atelier. */
export interface TicketEmail {
  ticketId: number
  /** The customer's. */
  name: string
  subject: string
  message: string
  /** How many pictures are attached: they are shown only on the ticket's page, which checks access. */
  files: number
  link: string
}

export function filesNote(files: number): Block[] {
  if (files === 0) return []
  return [paragraph(files === 1 ? 'A mensagem traz 1 foto.' : `A mensagem traz ${files} fotos.`)]
}
