/** In place of a page's content while it is not yet known whom it is for. */
export function PageWaiting() {
  return (
    <p role="status" className="page grid min-h-80 place-items-center py-16 text-ink-2">
      Carregando...
    </p>
  )
}
