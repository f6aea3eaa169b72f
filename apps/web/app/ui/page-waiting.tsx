/** Shown in place of a page's content until the signed-in user is known. */
export function PageWaiting() {
  return (
    <p role="status" className="page grid min-h-80 place-items-center py-16 text-ink-2">
      Carregando...
    </p>
  )
}
