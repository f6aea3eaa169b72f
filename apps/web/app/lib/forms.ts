import type { ChangeEvent } from 'react'
import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'
import { ApiError } from './api.ts'
import { listOf } from './format-list.ts'
import { applyMask, type Mask } from './masks.ts'

/** A registered field whose text is formatted while typing. */
export function masked<Name extends string>(field: UseFormRegisterReturn<Name>, mask: Mask) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      applyMask(event.currentTarget, mask)
      return field.onChange(event)
    },
  }
}

/** Shows the server's field errors at their fields and focuses the first; returns the names of those fields. */
export function showFieldErrors<V extends FieldValues, C, O, Name extends FieldPath<V>>(
  form: UseFormReturn<V, C, O>,
  error: unknown,
  names: readonly Name[],
): Name[] {
  const given = error instanceof ApiError ? error.fields : {}
  const wrong = names.filter((name) => given[name] !== undefined)
  for (const name of wrong.toReversed()) {
    form.setError(name, { message: given[name] ?? '' }, { shouldFocus: true })
  }
  return wrong
}

/** 'CEP e confirmação de senha.', in the order of the form. */
export function formatFields<Name extends string>(names: readonly Name[], labels: Record<Name, string>) {
  const text = listOf(names.map((name) => labels[name]))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export function namesOf<V extends FieldValues, Name extends FieldPath<V>>(
  errors: FieldErrors<V>,
  names: readonly Name[],
) {
  return names.filter((name) => errors[name] !== undefined)
}
