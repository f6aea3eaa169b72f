/** Shown in place of a part of a page that is still loading. */
export function PartWaiting({ label = 'Carregando...' }: { label?: string }) {
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-ink-2">
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  )
}
