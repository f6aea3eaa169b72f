import { fabrics } from '~/lib/fabrics.ts'

export function ColorSwatches({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return null
  return (
    <p className="mt-2.5 flex gap-1.5">
      <span className="sr-only">Cores: {colors.join(', ')}</span>
      {colors.map((color) => {
        const fabric = fabrics[color]
        return (
          fabric && (
            <span
              key={color}
              aria-hidden="true"
              className="size-4 forced-color-adjust-none rounded-pill border border-line-strong"
              style={{ background: fabric }}
            />
          )
        )
      })}
    </p>
  )
}
