export function Unit() {
  return (
    <span aria-hidden="true" className="pointer-events-none px-3 text-14 text-ink-2">
      cm
    </span>
  )
}
