import { createHash } from 'node:crypto'
import type { PaymentOrigins } from './payment-origins.ts'

/** Where browsers report violations of the policy. */
export const REPORTS_PATH = '/csp-reports'
const REPORTS_NAME = 'csp'
/** Sent with every policy: browsers that support `report-to` read the address here, others read `report-uri`. */
export const reportingHeaders = { 'reporting-endpoints': `${REPORTS_NAME}="${REPORTS_PATH}"` }

interface PolicyOfPage {
  payment?: PaymentOrigins | undefined
  /** Shown in a frame of the admin area. */
  isPreview?: boolean
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The policy of one page, and the page without our nonce. Its inline scripts are allowed by their hashes, because a
 * nonce must differ for each visitor and a cached page is the same for all. Only scripts that our own render marked
 * with the nonce are allowed: an injected script does not carry it, since it is random for each render, and stays
 * blocked. Inline styles are allowed: pictures carry their placeholders that way.
 */
export function allowMarkedScripts(
  html: string,
  mark: string,
  page: PolicyOfPage = {},
): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(SCRIPT)) {
    if (attributes.includes(attribute))
      hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return { html: html.replaceAll(attribute, ''), policy: policyWith([...hashes], page) }
}

/**
 * The payment page allows the provider's script, frames and calls, and no other page does. Its script is added by the
 * provider's own loader, which Trusted Types would block: one policy may be created there, the default one, and ours
 * (apps/web, features/checkout/provider-script.ts) accepts the provider's addresses and nothing else.
 */
function policyWith(scriptHashes: string[], { payment, isPreview }: PolicyOfPage) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...(payment?.scripts ?? [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...(payment?.connections ?? [])].join(' '),
    "font-src 'self'",
    ...(payment ? [['frame-src', ...payment.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    payment ? 'trusted-types default' : "trusted-types 'none'",
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_NAME}`,
  ].join('; ')
}
