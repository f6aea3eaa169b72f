import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus, so that the result is announced and keyboard navigation continues from it. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="pr-9 text-[1.75rem]! focus:shadow-none focus:outline-none">
      {children}
    </h2>
  )
}
