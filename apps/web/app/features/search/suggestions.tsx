import Info from 'lucide-react/icons/info'
import MessageSquare from 'lucide-react/icons/message-square'
import { type RefObject, useId } from 'react'
import { paths, searchPath } from '~/paths.ts'
import { Notice } from '~/ui/notice.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { KeyHints } from './key-hints.tsx'
import { SuggestedProducts } from './suggested-products.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'
import { announcement, seeAllText } from './suggestions-text.ts'
import { useCombobox } from './use-combobox.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'
import { useTypedText } from './use-typed-text.ts'

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  /** A link was followed: the panel closes. */
  onFollow: () => void
}

/** Below the search field while a visitor types. Loaded when the field is first opened. */
export default function SearchSuggestions({ input, onFollow }: SearchSuggestionsProps) {
  const listId = useId()
  const suggested = useSuggestions(useTypedText(input))
  const expanded = suggested !== undefined
  const { list, activeId } = useCombobox(input, { listId, expanded, text: suggested?.text ?? '' })
  const optionOf = (key: string) => {
    const id = `${listId}-${key}`
    return { id, 'aria-selected': id === activeId, onClick: onFollow }
  }
  return (
    <>
      <p role="status" className="sr-only">
        {suggested && announcement(suggested)}
      </p>
      {suggested && (
        <div className="mt-6 border-t border-line pt-6 lg:mt-8">
          {suggested.note !== null && (
            <div className="mb-6">
              <Notice
                icon={<Info aria-hidden="true" className="mt-0.5 size-5 flex-none" strokeWidth={1.5} />}
              >
                {suggested.note}
              </Notice>
            </div>
          )}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no pictures
            role="listbox"
            ref={list}
            id={listId}
            aria-label="Sugestões"
            className="grid gap-8 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-9"
          >
            {suggested.total > 0 ? (
              <SuggestedSearches suggested={suggested} optionOf={optionOf} />
            ) : (
              <NothingLike suggested={suggested} optionOf={optionOf} />
            )}
            <SuggestedProducts
              title={suggested.total > 0 ? 'Peças' : 'Seleção do ateliê'}
              products={suggested.products}
              optionOf={optionOf}
            />
          </div>
          <Foot suggested={suggested} onFollow={onFollow} />
        </div>
      )}
    </>
  )
}

type NothingLikeProps = Parameters<typeof SuggestedSearches>[0]

function NothingLike({ suggested, optionOf }: NothingLikeProps) {
  return (
    <div>
      {/* Read out by the status above: a listbox has only options. */}
      <div aria-hidden="true" className="mb-4">
        <p className="font-title text-[1.75rem] leading-[1.15] wrap-anywhere">
          Nada com <i>“{suggested.text}”</i>
        </p>
        <p className="mt-2 text-ink-2">Tente outra palavra, ou veja a seleção do ateliê.</p>
      </div>
      <SuggestedSearches suggested={suggested} optionOf={optionOf} />
    </div>
  )
}

function Foot({ suggested, onFollow }: { suggested: Suggested; onFollow: () => void }) {
  const { total, text } = suggested
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
      <KeyHints />
      {total > 0 ? (
        <TextLink to={searchPath(text) ?? paths.collections} onClick={onFollow} className="wrap-anywhere">
          {seeAllText(suggested)}
        </TextLink>
      ) : (
        <>
          <TextLink to={paths.contact} onClick={onFollow}>
            <MessageSquare aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            Conte ao ateliê o que você procura
          </TextLink>
          <TextLink to={`${paths.collections}?sort=selection`} onClick={onFollow}>
            Ver todas as peças
          </TextLink>
        </>
      )}
    </div>
  )
}
