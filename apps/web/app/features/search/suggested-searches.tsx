import { formatNumber } from '@shop/contract/numbers'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { collectionPath, searchPath } from '~/paths.ts'
import { OptionLink, type OptionProps } from './option-link.tsx'
import { rememberSearch } from './recent-searches.ts'
import { markTyped } from './suggestions-text.ts'
import type { Suggested } from './use-suggestions.ts'

const icon = { 'aria-hidden': true, className: 'size-4 flex-none text-ink-3', strokeWidth: 1.5 } as const

interface SuggestedSearchesProps {
  suggested: Suggested
  optionOf: (key: string) => OptionProps
}

/** The search itself, the atelier's terms that begin alike, and the collections with matches. */
export function SuggestedSearches({ suggested, optionOf }: SuggestedSearchesProps) {
  const { text, total, terms, collections } = suggested
  const others = terms.filter((term) => term.toLowerCase() !== text.toLowerCase())
  return (
    <div className="grid content-start gap-6">
      {(total > 0 || others.length > 0) && (
        <Group title="Procurar">
          {total > 0 && (
            <Row
              to={searchPath(text) ?? ''}
              option={searching(optionOf('typed'), text)}
              count={total}
              icon={<Search {...icon} />}
            >
              <b className="font-medium">{text}</b>
            </Row>
          )}
          {others.map((term) => (
            <Row
              key={term}
              to={searchPath(term) ?? ''}
              option={searching(optionOf(`term-${term}`), term)}
              icon={<Search {...icon} />}
            >
              <Marked text={term} typed={text} />
            </Row>
          ))}
        </Group>
      )}
      {collections.length > 0 && (
        <Group title="Coleções">
          {collections.map(({ name, count }) => (
            <Row
              key={name}
              to={`${collectionPath(name)}&${new URLSearchParams({ search: text })}`}
              option={optionOf(`collection-${name}`)}
              count={count}
              icon={<ChevronRight {...icon} />}
            >
              <Marked text={name} typed={text} />
            </Row>
          ))}
        </Group>
      )}
    </div>
  )
}

/** The option also remembers its search. */
function searching(option: OptionProps, text: string): OptionProps {
  const onClick = () => {
    rememberSearch(text)
    option.onClick()
  }
  return { ...option, onClick }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="eyebrow mb-2">
        {title}
      </p>
      {children}
    </div>
  )
}

interface RowProps {
  to: string
  option: OptionProps
  icon: ReactNode
  count?: number
  children: ReactNode
}

function Row({ to, option, icon: lead, count, children }: RowProps) {
  return (
    <OptionLink
      to={to}
      {...option}
      className="-mx-3 flex min-h-11 items-center gap-3 rounded-1 px-3 hover:bg-paper-2 aria-selected:bg-wine-soft aria-selected:text-wine"
    >
      {lead}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {count !== undefined && (
        <span className="ml-auto text-14 text-ink-3 tabular-nums">
          {formatNumber(count)}
          <span className="sr-only">{count === 1 ? ' peça' : ' peças'}</span>
        </span>
      )}
    </OptionLink>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markTyped(text, typed).map((part) =>
    part.typed ? (
      <b key="typed" className="font-medium">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
