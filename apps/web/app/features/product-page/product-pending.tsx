import { useLayoutEffect } from 'react'

const cloth = 'animate-pulse rounded-1 bg-paper-3'

/** A skeleton with the page's proportions, which prevents layout shift when the product has loaded. */
export function ProductPending() {
  // The visitor may have followed a card far down the list; the new page starts at its top.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="page min-h-svh pb-16">
      <div aria-hidden="true" className="flex min-h-13 items-center lg:min-h-16">
        <span className={`${cloth} h-4 w-56`} />
      </div>
      <div className="grid gap-6.5 lg:grid-cols-[minmax(0,740fr)_minmax(0,476fr)] lg:gap-10 xl:gap-16">
        <div aria-hidden="true" className="grid max-lg:-mx-(--page-margin) lg:grid-cols-[84px_1fr] lg:gap-4">
          <span className={`${cloth} aspect-3/4 max-lg:hidden`} />
          <span className={`${cloth} aspect-4/5 max-lg:max-h-[82svh] max-lg:w-full lg:aspect-3/4`} />
        </div>
        <div className="grid content-start gap-5">
          <h1 className="text-h4! text-ink-2">Carregando produto...</h1>
          <span aria-hidden="true" className={`${cloth} h-12 w-3/4`} />
          <span aria-hidden="true" className={`${cloth} h-8 w-2/5`} />
          <span aria-hidden="true" className={`${cloth} h-13 w-full`} />
          <span aria-hidden="true" className={`${cloth} h-13 w-4/5`} />
          <span aria-hidden="true" className={`${cloth} h-13 w-full`} />
        </div>
      </div>
    </div>
  )
}
