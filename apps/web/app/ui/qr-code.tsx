import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  label: string
}

/** Rendered as one SVG path: no image to fetch and no injected markup. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-50 forced-color-adjust-none bg-white text-ink sm:size-58"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
