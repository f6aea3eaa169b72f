/**
 * What somebody has typed and not yet sent, kept for a page that is loaded again. It ends with the tab. Passwords are
 * never part of it.
 */
const PREFIX = 'atelier.draft.'

export const registrationDraft = 'registration'
export const contactDraft = 'contact'

export function readDraft(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function writeDraft(name: string, texts: Record<string, unknown>) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(texts))
  } catch {
    // Kept nowhere, then: the page works without.
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // There was none.
  }
}

const AWAITING = 'awaiting-confirmation'

/** The account waits for its e-mail to be confirmed; the page that says so survives being loaded again. */
export function rememberRegistration(email: string) {
  writeDraft(AWAITING, { email })
}

export function emailAwaitingConfirmation(): string | undefined {
  return readDraft(AWAITING).email
}

/** Signed in, nothing of the registration is needed any more. */
export function forgetRegistration() {
  forgetDraft(AWAITING)
  forgetDraft(registrationDraft)
}
