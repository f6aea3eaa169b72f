import { useSectionInView } from './use-section-in-view.ts'

interface PageSectionNavProps {
  sections: ReadonlyArray<{ id: string; label?: string | undefined }>
}

/** A row of links to the sections, which stays in view beside a wide page and scrolls sideways on a phone. */
export function PageSectionNav({ sections }: PageSectionNavProps) {
  const linked = sections.filter(({ label }) => label !== undefined)
  const current = useSectionInView(linked.map(({ id }) => id))
  if (linked.length < 2) return null
  return (
    <nav aria-label="Seções da peça" className="section-nav mt-10 border-y border-line bg-paper lg:mt-16">
      <ul className="page flex gap-6 overflow-x-auto [scrollbar-width:none] lg:gap-9">
        {linked.map(({ id, label }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="relative flex min-h-14 items-center text-14 whitespace-nowrap text-ink-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 hover:text-wine aria-[current]:text-wine aria-[current]:after:border-b-2 aria-[current]:after:border-wine focus-visible:shadow-[inset_0_0_0_2px_var(--color-wine)]"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
