import { passwordLength } from '@shop/contract/constants'

export type Strength = 1 | 2 | 3 | 4

/** Beginnings that every list of stolen passwords starts with, as people in Brazil type them. */
const WORN = /senha|password|qwert|asdf|abcd|1234|4321|0000|1111|noiva|vestido|casamento|amor|brasil/i

/** A rough idea while somebody types; whether a password is accepted is the server's decision. */
export function passwordStrength(password: string, email = ''): Strength {
  if (password.length < passwordLength.min || isPersonal(password, email)) return 1
  const distinct = new Set(password.toLowerCase()).size
  if (distinct < 5) return 1
  const kinds = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const points = [password.length >= 12, password.length >= 16, kinds >= 3, distinct >= 9].filter(Boolean)
  const worn = WORN.test(password) ? 1 : 0
  return clamp(1 + points.length - worn)
}

/** The name in front of the @ is the first thing anybody would try. */
function isPersonal(password: string, email: string) {
  const [name = ''] = email.toLowerCase().split('@')
  return name.length > 3 && password.toLowerCase().includes(name)
}

function clamp(points: number): Strength {
  if (points >= 4) return 4
  if (points === 3) return 3
  return points === 2 ? 2 : 1
}
