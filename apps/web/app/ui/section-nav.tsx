import { classes } from './classes.ts'

interface SectionNavProps {
  label: string
  tabs: readonly { value: string; text: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/**
 * Sections of one screen. Navigation buttons instead of tabs, because each shows another list and no state is
 * preserved.
 */
export function SectionNav({ label, tabs, chosen, onChoose }: SectionNavProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) mb-5 flex overflow-x-auto border-b border-line px-2 [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      {tabs.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-current={value === chosen ? 'page' : undefined}
          ref={value === chosen ? showWhole : undefined}
          onClick={() => onChoose(value)}
          className={classes(
            'relative min-h-12 flex-none px-3.5 whitespace-nowrap lg:first:pl-0',
            'after:absolute after:inset-x-3.5 after:bottom-0 after:border-b-3 after:border-wine lg:first:after:left-0',
            value === chosen ? 'font-semibold text-ink' : 'text-ink-2 after:opacity-0 hover:text-wine',
          )}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}

/** A phone has no room for all of them: scrolls the chosen one into view without scrolling the page. */
function showWhole(tab: HTMLElement | null) {
  const { parentElement: bar, offsetLeft = 0, offsetWidth = 0 } = tab ?? {}
  if (bar) bar.scrollLeft = offsetLeft - (bar.clientWidth - offsetWidth) / 2
}
