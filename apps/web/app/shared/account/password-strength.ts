import { passwordLength } from '@shop/contract/constants'

export type Strength = 1 | 2 | 3 | 4

/** Common parts of leaked passwords, as typed in Brazil. */
const WORN = /senha|password|qwert|asdf|abcd|1234|4321|0000|1111|noiva|vestido|casamento|amor|brasil/i

/** A rough estimate while the user types; the server decides whether a password is accepted. */
export function passwordStrength(password: string, email = ''): Strength {
  if (password.length < passwordLength.min || isPersonal(password, email)) return 1
  const distinct = new Set(password.toLowerCase()).size
  if (distinct < 5) return 1
  const kinds = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const points = [password.length >= 12, password.length >= 16, kinds >= 3, distinct >= 9].filter(Boolean)
  const worn = WORN.test(password) ? 1 : 0
  return clamp(1 + points.length - worn)
}

/** The part of the email address before the @ is the first thing an attacker would try. */
function isPersonal(password: string, email: string) {
  const [name = ''] = email.toLowerCase().split('@')
  return name.length > 3 && password.toLowerCase().includes(name)
}

function clamp(points: number): Strength {
  if (points >= 4) return 4
  if (points === 3) return 3
  return points === 2 ? 2 : 1
}
