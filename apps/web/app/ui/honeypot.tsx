import type { ComponentProps } from 'react'

/** A field hidden from people; only a bot fills it in, and the server silently ignores that submission. */
export function Honeypot(input: Omit<ComponentProps<'input'>, 'tabIndex' | 'autoComplete'>) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Site
        <input name="website" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
