/** While the code of a screen is on its way. */
export function ScreenWaiting() {
  return (
    <p role="status" className="grid min-h-80 place-items-center text-ink-2">
      Carregando...
    </p>
  )
}
