import { defaultEmailSettings } from '@shop/contract/email-settings'
import { formOfAddress } from '@shop/contract/form-of-address'

/** One word, or a title and a name. */
const A_NAME = /^(?:[\p{L}]{2,12}\.? )?[\p{L}'’-]{2,30}$/u

/**
 * The visitor who registers chooses both the name and the recipient's address. A name that does not look like one is
 * left out, so that registration cannot be used to send strangers a message under the shop's name.
 */
export function greeting(name: string, word = defaultEmailSettings.greeting): string {
  const first = firstNameOf(name)
  return first === '' ? word : `${word}, ${first}`
}

/** With the title before it; empty when it does not look like a name. */
export function firstNameOf(name: string): string {
  const address = formOfAddress(name)
  return A_NAME.test(address) ? address : ''
}
