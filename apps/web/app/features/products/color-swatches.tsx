/** The fabrics of the house. A colour that is not among them is named, but not painted. */
const fabrics: Record<string, string> = {
  Branco: 'var(--fabric-branco)',
  'Off-White': 'var(--fabric-offwhite)',
  Marfim: 'var(--fabric-marfim)',
  Champagne: 'var(--fabric-champagne)',
  Rosé: 'var(--fabric-rose)',
  Sálvia: 'var(--fabric-salvia)',
}

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
