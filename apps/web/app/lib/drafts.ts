/** Unsent form input, stored for a page reload. It is deleted with the tab and never contains passwords. */
const PREFIX = 'atelier.draft.'

export const registrationDraft = 'registration'
export const contactDraft = 'contact'

export function readDraft(name: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function writeDraft(name: string, texts: Record<string, unknown>) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(texts))
  } catch {
    // Storage is unavailable: the page works without it.
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Storage is unavailable: there is nothing to remove.
  }
}

const AWAITING = 'awaiting-confirmation'

/** Stores that an account awaits email confirmation, so that the notice survives a reload. */
export function rememberRegistration(email: string) {
  writeDraft(AWAITING, { email })
}

export function emailAwaitingConfirmation(): string | undefined {
  return readDraft(AWAITING).email
}

/** Called after sign-in, when the registration data is no longer needed. */
export function forgetRegistration() {
  forgetDraft(AWAITING)
  forgetDraft(registrationDraft)
}
