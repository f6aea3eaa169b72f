/**
 * A browser's report that a page's content security policy blocked something. Any client can send such a report, so
 * only values from fixed lists and the name of the blocked host are used.
 */
import { z } from 'zod'

const text = z.string().catch('')

const MAX_REPORTS = 10

/** The `report-to` format: several at once, of several kinds. */
const reportingApi = z.array(
  z.object({
    type: text,
    body: z
      .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
      .catch({ documentURL: '', effectiveDirective: '', blockedURL: '', sourceFile: '' }),
  }),
)

/** The `report-uri` format, from browsers that support no other. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
})

const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

export type BlockedClass =
  | 'inline'
  | 'eval'
  | 'trusted-types'
  | 'extension'
  | 'data'
  | 'self'
  | 'payment-provider'
  | 'other-origin'
  | 'unknown'

export interface Violation {
  /** one of the known directives, or `other` */
  directive: string
  blocked: BlockedClass
  /** without port, path and query; undefined when it is not a host */
  blockedHost: string | undefined
  documentUrl: string
}

/** Undefined: not a report. */
export function violationsIn(body: unknown, isOwn: (host: string) => boolean): Violation[] | undefined {
  const one = single.safeParse(body)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return [violation(report['document-uri'], directive, report['blocked-uri'], report['source-file'], isOwn)]
  }
  const many = reportingApi.safeParse(body)
  if (!many.success) return undefined
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_REPORTS)
    .map(({ body: { documentURL, effectiveDirective, blockedURL, sourceFile } }) =>
      violation(documentURL, effectiveDirective, blockedURL, sourceFile, isOwn),
    )
}

function violation(
  documentUrl: string,
  written: string,
  blockedUrl: string,
  sourceFile: string,
  isOwn: (host: string) => boolean,
): Violation {
  const [name = ''] = written.split(' ', 1)
  const host = hostOf(blockedUrl)
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    blocked: isExtension(sourceFile) ? 'extension' : classOf(blockedUrl, host, isOwn),
    blockedHost: host,
    documentUrl,
  }
}

function classOf(blocked: string, host: string | undefined, isOwn: (host: string) => boolean): BlockedClass {
  if (blocked === 'inline' || blocked === 'self') return blocked
  if (/^(wasm-)?eval$/.test(blocked)) return 'eval'
  if (blocked.startsWith('trusted-types')) return 'trusted-types'
  if (isExtension(blocked)) return 'extension'
  if (/^(data|blob|filesystem)(:|$)/.test(blocked)) return 'data'
  if (host === undefined) return 'unknown'
  if (isOwn(host)) return 'self'
  return /(^|\.)stripe\.(com|network)$/.test(host) ? 'payment-provider' : 'other-origin'
}

function isExtension(url: string) {
  return /^[a-z-]*extension(:|$)/.test(url)
}

function hostOf(url: string): string | undefined {
  if (!/^(https?|wss?):/.test(url) || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  return /^[a-z0-9.-]{1,100}$/.test(hostname) ? hostname : undefined
}
