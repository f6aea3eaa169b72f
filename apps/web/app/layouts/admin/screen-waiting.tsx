/** Shown while the code of a screen is loading. */
export function ScreenWaiting() {
  return (
    <p role="status" className="grid min-h-80 place-items-center text-ink-2">
      Carregando...
    </p>
  )
}
