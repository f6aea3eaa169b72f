/** '(11) 90000-0000' from the digits that wa.me takes; a foreign number keeps its country code. */
export function phoneText(digits: string) {
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits)
  if (!brazilian) return `+${digits}`
  const [, area, first, last] = brazilian
  return `(${area}) ${first}-${last}`
}

/** The `tel:` link of a number; Brazilian numbers are written without the country code. */
export function phoneHref(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

const COUNTRY = '55'

/** A WhatsApp chat link for a customer's number as typed; undefined if it cannot be a Brazilian one. */
export function chatPath(phone: string | null): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '')
  const local = digits.length > 11 && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits
  return local.length === 10 || local.length === 11 ? `https://wa.me/${COUNTRY}${local}` : undefined
}
