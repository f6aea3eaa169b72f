import { type ComponentProps, createElement } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Creates the icons of lucide-react in the built shop (plain-icons.ts): the package's own way supports contexts, sizes
 * and strokes that scale, none of which the shop uses, and would be in the first scripts of every page.
 */
export default function plainIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...svg }: ComponentProps<'svg'>) => (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
      className={`lucide ${className}`}
    >
      {shapes}
    </svg>
  )
}
