import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Form validation rules that are loaded on first submission, because the first page contains no schemas. If loading
 * fails, the submission continues without them and fails like any request without a network.
 */
export function lateRules<V extends FieldValues>(load: () => Promise<Resolver<V>>): Resolver<V> {
  return async (values, context, options) => {
    const rules = await load().catch(() => undefined)
    return rules ? rules(values, context, options) : { values, errors: {} }
  }
}
