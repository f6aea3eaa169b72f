import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * The rules of a form that arrive with its first submission: schemas are no part of a first page. Where they do not
 * arrive the submission goes on without them, and fails as any does on a line that is down.
 */
export function lateRules<V extends FieldValues>(load: () => Promise<Resolver<V>>): Resolver<V> {
  return async (values, context, options) => {
    const rules = await load().catch(() => undefined)
    return rules ? rules(values, context, options) : { values, errors: {} }
  }
}
