import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** The provider's script, unless the shop's configuration names a fake provider. */
const PROVIDER = 'https://js.stripe.com'

export interface Provider {
  publishableKey: string
  scriptUrl: string | null
}

/**
 * Loads the provider's library. Only this page's policy allows it, and only from the provider's hosts. Its loader and
 * the library itself add scripts, whose URLs are first checked by our Trusted Types policy.
 */
export async function loadProvider({ publishableKey, scriptUrl }: Provider): Promise<Stripe> {
  allowScriptsFrom(scriptUrl ?? PROVIDER)
  // The loader knows only the provider's own URL; if the library is already loaded, it adds nothing.
  if (scriptUrl !== null) await addScript(scriptUrl)
  const stripe = await loadStripe(publishableKey, { locale: 'pt-BR' })
  if (!stripe) throw new Error('the provider’s script needs a browser')
  return stripe
}

interface PolicyMaker {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

let allowed = false

/** Once per document: a second default policy is rejected. */
function allowScriptsFrom(address: string) {
  if (allowed || !makesPolicies(window)) return
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isFrom(url, address) ? url : null),
  })
  allowed = true
}

function makesPolicies(page: object): page is { trustedTypes: PolicyMaker } {
  return 'trustedTypes' in page
}

/** The same origin or a subdomain of it: the provider distributes its files over those. */
export function isFrom(url: string, address: string): boolean {
  if (!URL.canParse(url)) return false
  const [script, home] = [new URL(url), new URL(address)]
  if (script.origin === home.origin) return true
  return home.protocol === 'https:' && script.protocol === 'https:' && script.host.endsWith(`.${home.host}`)
}

function addScript(url: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the provider’s script did not load'))
    })
    document.head.append(script)
  })
}
