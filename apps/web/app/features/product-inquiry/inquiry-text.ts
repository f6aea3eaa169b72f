interface Inquired {
  name: string
  size: string | undefined
  color: string | undefined
}

/** 'Açucena, tamanho G, cor Off-White' */
export function inquiredText({ name, size, color }: Inquired): string {
  return [name, size && `tamanho ${size}`, color && `cor ${color}`].filter(Boolean).join(', ')
}

/** A chat that begins with what she looks at. */
export function chatUrl(whatsapp: string, inquired: Inquired, pageUrl: string): string {
  const text = `Olá! Tenho uma pergunta sobre ${inquiredText(inquired)}: ${pageUrl}`
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`
}

/** What the atelier reads: the product first, unless she took it out. */
export function inquiryMessage(question: string, inquired: Inquired | undefined): string {
  return inquired ? `Sobre ${inquiredText(inquired)}\n\n${question}` : question
}
