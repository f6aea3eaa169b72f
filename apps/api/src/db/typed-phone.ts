/** A telephone number as it is typed, or its end; fewer digits could be the number of a house. */
const PHONE = /^[\d\s()+.-]*$/
const LEAST_DIGITS = 4

export function isPhone(search: string): boolean {
  return PHONE.test(search) && search.replaceAll(/\D/g, '').length >= LEAST_DIGITS
}
