import type Stripe from 'stripe'
import type { Form } from '../http/form.ts'

/** An empty value deletes its key, an empty `metadata` deletes all. */
export function mergedMetadata(form: Form, existing: Stripe.Metadata): Stripe.Metadata {
  if (!form.has('metadata')) return existing
  const group = form.group('metadata')
  if (group === undefined) return {}
  const merged = new Map([...Object.entries(existing), ...group.texts()])
  return Object.fromEntries([...merged].filter(([, value]) => value !== ''))
}
