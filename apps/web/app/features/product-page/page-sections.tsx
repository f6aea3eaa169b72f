import { Fragment, type ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'
import { PageSectionNav } from './page-section-nav.tsx'

interface PageSection {
  /** The id of its heading, or of the section itself. */
  id: string
  /** Its link in the row of sections; without it, the section has none. */
  label?: string | undefined
  /** On the darker ground. */
  tinted?: boolean
  /** Continues the section before it. */
  joined?: boolean
  part: ReactNode
}

export interface PageSectionsProps {
  /** In the order of the page; what a product does not have is left out. */
  sections: ReadonlyArray<PageSection | false | null | undefined>
}

/** Everything below the gallery: a row of links and the sections, with a line between two on the same ground. */
export function PageSections({ sections }: PageSectionsProps) {
  const shown = sections.filter((section) => !!section)
  if (shown.length === 0) return <div className="pb-16" />
  return (
    <>
      <PageSectionNav sections={shown} />
      {shown.map(({ id, tinted = false, joined = false, part }, index) => {
        const before = shown[index - 1]
        const needsLine = before && !joined && (before.tinted ?? false) === tinted
        return (
          <Fragment key={id}>
            {needsLine && <hr className="border-line" />}
            {/* The place of a section still loading after a navigation: what follows must not be seen and then pushed away. */}
            <div
              className={classes(
                '[&>[data-loading]]:min-h-svh',
                tinted && 'bg-paper-2',
                joined && '-mt-8 lg:-mt-12',
              )}
            >
              {part}
            </div>
          </Fragment>
        )
      })}
    </>
  )
}
