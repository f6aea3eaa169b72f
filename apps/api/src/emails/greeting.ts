const A_NAME = /^[\p{L}'’-]{2,30}$/u

/**
 * Whoever registers chooses the name and the address the mail goes to. A name that is not plainly one stays out, so
 * that nobody sends strangers a message of theirs on our paper.
 */
export function greeting(name: string, word = 'Olá'): string {
  const [first = ''] = name.trim().split(/\s+/)
  return A_NAME.test(first) ? `${word}, ${first}` : word
}
