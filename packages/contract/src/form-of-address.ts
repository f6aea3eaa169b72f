/** How a customer is addressed: by first name, with the title they gave. No zod: the account page imports this file. */
const TITLE = /^(?:dona|seu|sr|sra|srta|dr|dra|doutor|doutora|prof|profa|professor|professora)\.?$/i

/** 'Marina' for Marina Duarte, 'Dona Lúcia' for Dona Lúcia Prado. */
export function formOfAddress(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second !== undefined && TITLE.test(first) ? `${first} ${second}` : first
}
