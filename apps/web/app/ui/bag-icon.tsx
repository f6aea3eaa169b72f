import type { ComponentProps } from 'react'

/** A shopping bag with sloping sides, in the stroke of the other icons. */
export function BagIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M5.4 7.5h13.2l1.2 13.5H4.2zM8.8 7.5V5.7a3.2 3.2 0 0 1 6.4 0v1.8" />
    </svg>
  )
}
