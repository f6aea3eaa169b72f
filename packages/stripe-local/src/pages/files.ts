/** The browser's files with types stripped. Stripe.js is one classic script, so its modules are concatenated. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

export interface Served {
  type: string
  content: string | Buffer
}

const FOLDER = new URL('../../browser/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', html: 'text/html', ts: 'text/javascript' }

/** In dependency order. */
const STRIPE_JS = [
  'host/integration-error.ts',
  'host/origin.ts',
  'protocol.ts',
  'form-encoding.ts',
  'api.ts',
  'host/frame.ts',
  'host/payment-element.ts',
  'host/elements.ts',
  'host/modal.ts',
  'host/confirm.ts',
  'host/stripe.ts',
]

const files = new Map<string, Served>()

export function browserFile(pathname: string): Served | undefined {
  const existing = files.get(pathname)
  if (existing !== undefined) return existing
  const made = pathname === '/endive/stripe.js' ? stripeJs() : pageFile(pathname)
  if (made !== undefined) files.set(pathname, made)
  return made
}

function stripeJs(): Served {
  const body = STRIPE_JS.map((name) => withoutModules(withoutTypes(name))).join('\n')
  return { type: 'text/javascript', content: `;(() => {\n'use strict'\n${body}\n})()\n` }
}

function pageFile(pathname: string): Served | undefined {
  const [name, extension = ''] = /^\/((?:frame\/)?[a-z-]+\.(html|css|ts))$/.exec(pathname)?.slice(1) ?? []
  if (name === undefined) return undefined
  try {
    return { type: TYPES[extension] ?? '', content: extension === 'ts' ? withoutTypes(name) : read(name) }
  } catch {
    return undefined
  }
}

function withoutTypes(name: string): string {
  return stripTypeScriptTypes(read(name))
}

function withoutModules(source: string): string {
  return source.replaceAll(/^import\s[^']*from '[^']+'$/gm, '').replaceAll(/^export /gm, '')
}

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8')
}
