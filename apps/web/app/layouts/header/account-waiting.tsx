import User from 'lucide-react/icons/user'

/** Reserves the space of the two icons, which prevents layout shift. */
export function AccountWaiting() {
  return (
    <>
      <span role="status" className="inline-grid size-11 place-items-center text-ink-3">
        <User aria-hidden="true" className="size-5" strokeWidth={1.5} />
        <span className="sr-only">Carregando...</span>
      </span>
      <span className="size-11 max-lg:hidden" />
    </>
  )
}
