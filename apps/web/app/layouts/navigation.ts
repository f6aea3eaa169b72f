import { paths, productsPath } from '~/lib/paths.ts'

/** The four doors of the shop, in the header, in the side menu and in the footer. */
export const navigation = [
  { to: paths.home, text: 'Início' },
  { to: paths.collections, text: 'Coleções' },
  { to: paths.about, text: 'Sobre Nós' },
  { to: paths.contact, text: 'Contato' },
] as const

/** A piece is found through the collections, so on its page that door stays marked. */
export function isPartOf(door: (typeof navigation)[number]['to'], pathname: string) {
  if (door === paths.collections && pathname.startsWith(productsPath)) return true
  return door === paths.home ? pathname === door : pathname === door || pathname.startsWith(`${door}/`)
}
