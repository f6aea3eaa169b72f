import type { ComponentProps, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths, searchPath } from '~/paths.ts'

interface SearchFormProps extends Omit<ComponentProps<'form'>, 'role' | 'action' | 'onSubmit'> {
  onSearch: (text: string) => void
}

/** A plain GET form, so that it works without JavaScript; with it, an empty search does nothing. */
export function SearchForm({ onSearch, ...form }: SearchFormProps) {
  const navigate = useNavigate()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    const path = searchPath(text)
    if (path === undefined || typeof text !== 'string') return
    onSearch(text.trim())
    void navigate(path)
  }
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers without <search> would lose the landmark
  return <form {...form} role="search" action={paths.collections} onSubmit={onSubmit} />
}

/** The field of a search form. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      name="search"
      type="search"
      maxLength={120}
      enterKeyHint="search"
      autoComplete="off"
      placeholder="Buscar vestido, véu, tecido"
    />
  )
}
