import { formOfAddress } from '@shop/contract/form-of-address'

/** One word, or a title and a name. */
const A_NAME = /^(?:[\p{L}]{2,12}\.? )?[\p{L}'’-]{2,30}$/u

/**
 * Whoever registers chooses the name and the address the mail goes to. A name that is not plainly one stays out, so
 * that nobody sends strangers a message of theirs on our paper.
 */
export function greeting(name: string, word = 'Olá'): string {
  const first = firstNameOf(name)
  return first === '' ? word : `${word}, ${first}`
}

/** With the title before it; empty when it is not plainly a name. */
export function firstNameOf(name: string): string {
  const address = formOfAddress(name)
  return A_NAME.test(address) ? address : ''
}
