import Info from 'lucide-react/icons/info'
import MessageSquare from 'lucide-react/icons/message-square'
import { type RefObject, useId } from 'react'
import { contactDraft, readDraft, writeDraft } from '~/lib/drafts.ts'
import { paths, searchPath } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { KeyHints } from './key-hints.tsx'
import { rememberSearch } from './recent-searches.ts'
import { SearchItself } from './search-itself.tsx'
import { SuggestedProducts } from './suggested-products.tsx'
import { SuggestedSearches } from './suggested-searches.tsx'
import { announcement, failureText, seeAllText } from './suggestions-text.ts'
import { useCombobox } from './use-combobox.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'
import { useTypedText } from './use-typed-text.ts'

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  /** A link was followed: the panel closes. */
  onFollow: () => void
}

/** Below the search field while a visitor types. */
export function SearchSuggestions({ input, onFollow }: SearchSuggestionsProps) {
  const listId = useId()
  const typed = useSuggestions(useTypedText(input))
  const suggested = typed?.suggested
  const failure = typed?.hasFailed ? failureText : undefined
  const expanded = suggested !== undefined
  const { list, activeId } = useCombobox(input, { listId, expanded, text: suggested?.text ?? '' })
  const optionOf = (key: string) => {
    const id = `${listId}-${key}`
    return { id, 'aria-selected': id === activeId, onClick: onFollow }
  }
  return (
    <>
      <p role="status" className="sr-only">
        {suggested ? announcement(suggested) : failure}
      </p>
      {typed && !suggested && <SearchItself text={typed.text} failure={failure} onFollow={onFollow} />}
      {suggested && (
        <div className="flex flex-1 flex-col pt-5 lg:pt-7">
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
  if (total === 0) return <NothingFoot text={text} onFollow={onFollow} />
  const follow = () => {
    rememberSearch(text)
    onFollow()
  }
  const to = searchPath(text) ?? paths.collections
  return (
    <div className={foot}>
      <KeyHints />
      <TextLink to={to} onClick={follow} className="wrap-anywhere max-lg:hidden">
        {seeAllText(suggested)}
      </TextLink>
      <ButtonLink to={to} onClick={follow} className="w-full wrap-anywhere lg:hidden">
        {seeAllText(suggested)}
      </ButtonLink>
    </div>
  )
}

function NothingFoot({ text, onFollow }: { text: string; onFollow: () => void }) {
  const write = () => {
    beginMessage(text)
    onFollow()
  }
  return (
    <div className={foot}>
      <KeyHints />
      <TextLink to={paths.contact} onClick={write}>
        <MessageSquare aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Conte ao ateliê o que você procura
      </TextLink>
      <TextLink to={`${paths.collections}?sort=selection`} onClick={onFollow}>
        Ver todas as peças
      </TextLink>
    </div>
  )
}

/** Above the keyboard on a phone, where the list scrolls behind it. */
const foot =
  'mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-paper pt-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-(--page-margin) max-lg:px-(--page-margin) max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mt-6'

/** Begins the message of the contact form with the search, unless a message was already begun. */
function beginMessage(text: string) {
  const draft = readDraft(contactDraft)
  if (draft.message?.trim()) return
  writeDraft(contactDraft, { ...draft, message: `Procuro “${text}”. ` })
}
