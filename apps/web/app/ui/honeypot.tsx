import type { ComponentProps } from 'react'

/** A field no person sees or reaches; what fills it in is a robot, and the server quietly ignores it. */
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
