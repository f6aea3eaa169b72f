/** The number of open entries in a tab; with a text label, because the badge is only visual. */
export function TabCount({ count, className = '' }: { count: number | undefined; className?: string }) {
  if (!count) return null
  return (
    <span
      className={`inline-block min-w-4.5 forced-color-adjust-none rounded-pill bg-wine px-1.25 text-center text-12 leading-4.5 font-semibold text-white ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> à sua espera</span>
    </span>
  )
}
