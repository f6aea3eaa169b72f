/** A hanger with the outline of a missing dress. */
export function HangerDrawing() {
  return (
    <svg
      viewBox="0 0 100 130"
      fill="none"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-32 w-25"
    >
      <path
        d="M42 14a8 8 0 1 1 11.500 7.200c-2.500 1.300-3.500 3-3.500 5.800L9.500 53c-3.800 2.500-2.500 7 1.500 7h78c4 0 5.300-4.500 1.500-7L50 27"
        stroke="currentColor"
      />
      <path d="M27 62c3 18 2 36-4 56M73 62c-3 18-2 36 4 56" className="stroke-wine" strokeDasharray="6 5" />
    </svg>
  )
}
