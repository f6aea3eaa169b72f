/** An empty hanger in an arch, for a product without a picture. */
export function MissingPicture() {
  return (
    <svg
      viewBox="0 0 90 120"
      role="img"
      aria-label="Sem foto"
      className="size-full bg-paper-3 text-line-strong"
    >
      <path d="M22 98V52a23 23 0 0 1 46 0v46z" className="fill-paper-2" />
      <path
        d="M45 55v-4a3.5 3.5 0 1 0-3.5-3.5M45 55 28 67c-1.500 1-.8 3 1 3h32c1.800 0 2.500-2 1-3z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
