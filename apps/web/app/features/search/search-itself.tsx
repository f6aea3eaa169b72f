import { paths, searchPath } from '~/paths.ts'
import { classes } from '~/ui/classes.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { rememberSearch } from './recent-searches.ts'

interface SearchItselfProps {
  text: string
  /** Else the suggestions are still on their way. */
  failure: string | undefined
  onFollow: () => void
}

/** In place of suggestions that do not come. Usually they come sooner than this would be seen. */
export function SearchItself({ text, failure, onFollow }: SearchItselfProps) {
  const follow = () => {
    rememberSearch(text)
    onFollow()
  }
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-6 pt-5 lg:pt-7',
        failure === undefined && 'transition-opacity delay-500 starting:opacity-0',
      )}
    >
      <p className="flex items-center gap-3 text-ink-2">
        {failure === undefined && <span className="spinner" aria-hidden="true" />}
        {failure ?? 'Buscando sugestões…'}
      </p>
      <TextLink to={searchPath(text) ?? paths.collections} onClick={follow} className="wrap-anywhere">
        Procurar “{text}” na loja
      </TextLink>
    </div>
  )
}
