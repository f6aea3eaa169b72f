import type { ComponentProps } from 'react'

/** A custom icon in the stroke style of the icon library. */
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
