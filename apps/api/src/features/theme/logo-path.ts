/** How many numbers each command of a path takes. */
const arity: Readonly<Record<string, number>> = { m: 2, z: 0, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }

const SEPARATOR = /[ \t\r\n]*,?[ \t\r\n]*/y
const COMMAND = /[MmZzLlHhVvCcSsQqTtAa]/y
const NUMBER = /[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]{1,2})?/y
const FLAG = /[01]/y
const MAX_NUMBER = 1_000_000

/** The data of a path newly written, or nothing if it is not one. */
export function readPath(data: string): string | undefined {
  const written: string[] = []
  let at = 0
  let command = ''
  let count = 0
  const take = (expression: RegExp) => {
    expression.lastIndex = at
    const found = expression.exec(data)?.[0]
    at += found?.length ?? 0
    return found
  }
  for (take(SEPARATOR); at < data.length; take(SEPARATOR)) {
    const expected = arity[command.toLowerCase()] ?? 0
    const next = take(COMMAND)
    if (next !== undefined) {
      if (!isComplete(expected, count, command) || (command === '' && next.toLowerCase() !== 'm')) return
      command = next
      count = 0
      written.push(next)
      continue
    }
    // The two flags of an arc may stand without a space before what follows.
    const isFlag = expected === 7 && (count % 7 === 3 || count % 7 === 4)
    const value = expected === 0 ? undefined : take(isFlag ? FLAG : NUMBER)
    if (value === undefined || value.length > 40 || Math.abs(Number(value)) > MAX_NUMBER) return
    written.push(String(Number(value)))
    count += 1
  }
  return isComplete(arity[command.toLowerCase()] ?? 0, count, command) ? joined(written) : undefined
}

function isComplete(expected: number, count: number, command: string) {
  if (command === '' || expected === 0) return count === 0
  return count > 0 && count % expected === 0
}

/** A space only between two numbers: paths are most of a logo's bytes. */
function joined(parts: readonly string[]) {
  let text = ''
  let previousIsNumber = false
  for (const part of parts) {
    const isNumber = !/^[A-Za-z]$/.test(part)
    text += isNumber && previousIsNumber && !part.startsWith('-') ? ` ${part}` : part
    previousIsNumber = isNumber
  }
  return text
}
