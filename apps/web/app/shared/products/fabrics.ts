/** The swatch colours of the atelier's fabrics. Any other colour is shown by name only. */
export const fabrics: Readonly<Record<string, string>> = {
  Branco: 'var(--fabric-branco)',
  'Off-White': 'var(--fabric-offwhite)',
  Marfim: 'var(--fabric-marfim)',
  Champagne: 'var(--fabric-champagne)',
  Rosé: 'var(--fabric-rose)',
  Sálvia: 'var(--fabric-salvia)',
}
