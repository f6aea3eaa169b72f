import { formatDate } from '@shop/contract/dates'

interface Inquired {
  name: string
  size: string | undefined
  color: string | undefined
}

/** 'Açucena, tamanho G, cor Off-White' */
export function inquiredText({ name, size, color }: Inquired): string {
  return [name, size && `tamanho ${size}`, color && `cor ${color}`].filter(Boolean).join(', ')
}

/**
 * 'Açucena, tamanho G, para o casamento de 20/03/2027'. Only for the chat, which she sends herself: a message to the
 * shop becomes an e-mail, and those contain no wedding date.
 */
export function chatText(inquired: Inquired, weddingOn: string | undefined): string {
  const text = inquiredText(inquired)
  return weddingOn === undefined ? text : `${text}, para o casamento de ${formatDate(weddingOn)}`
}

/** A chat that begins with what she looks at. */
export function chatUrl(whatsapp: string, about: string, pageUrl: string): string {
  const text = `Olá! Tenho uma pergunta sobre ${about}: ${pageUrl}`
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`
}

/** What the atelier reads: the product first, unless she took it out. */
export function inquiryMessage(question: string, inquired: Inquired | undefined): string {
  return inquired ? `Sobre ${inquiredText(inquired)}\n\n${question}` : question
}
