import type { ComponentProps } from 'react'

/** A drawing of ours, in the stroke of the icons that come with the library. */
export function StrokeIcon({ path, ...svg }: ComponentProps<'svg'> & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    >
      <path d={path} />
    </svg>
  )
}
