/** The fabrics of the house. A colour that is not among them is named, but not painted. */
export const fabrics: Readonly<Record<string, string>> = {
  Branco: 'var(--fabric-branco)',
  'Off-White': 'var(--fabric-offwhite)',
  Marfim: 'var(--fabric-marfim)',
  Champagne: 'var(--fabric-champagne)',
  Rosé: 'var(--fabric-rose)',
  Sálvia: 'var(--fabric-salvia)',
}
