import Search from 'lucide-react/icons/search'
import type { ReactNode, Ref, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths, searchPath } from '~/paths.ts'
import { Field } from '~/ui/field.tsx'

interface SearchFormProps {
  label: string
  inputRef?: Ref<HTMLInputElement>
  /** Takes focus when its container opens, even before hydration. */
  autoFocus?: boolean
  onSearch: () => void
  className?: string
  children: ReactNode
}

/** A plain GET form, so that it works without JavaScript; with it, an empty search does nothing. */
export function SearchForm({
  label,
  inputRef,
  autoFocus = false,
  onSearch,
  className,
  children,
}: SearchFormProps) {
  const navigate = useNavigate()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = searchPath(new FormData(event.currentTarget).get('search'))
    if (path === undefined) return
    onSearch()
    void navigate(path)
  }
  return (
    <form role="search" action={paths.collections} onSubmit={onSubmit} className={className}>
      <Field
        ref={inputRef}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only inside a panel that a visitor has just opened to type
        autoFocus={autoFocus}
        label={label}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Buscar vestidos"
        lead={<Search aria-hidden="true" className="size-5" strokeWidth={1.5} />}
      />
      {children}
    </form>
  )
}
