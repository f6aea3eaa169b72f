import { paths, productsPath } from '~/paths.ts'

/** The four main links, used in the header, the side menu and the footer. */
export const navigation = [
  { to: paths.home, text: 'Início' },
  { to: paths.collections, text: 'Coleções' },
  { to: paths.about, text: 'Sobre Nós' },
  { to: paths.contact, text: 'Contato' },
] as const

/** A product belongs to the collections, so on its page that link is marked as current. */
export function isPartOf(section: (typeof navigation)[number]['to'], pathname: string) {
  if (section === paths.collections && pathname.startsWith(productsPath)) return true
  return section === paths.home
    ? pathname === section
    : pathname === section || pathname.startsWith(`${section}/`)
}

/**
 * The `aria-current` of a link to a page without pages below it. React Router's NavLink would be in the first scripts
 * of every page.
 */
export function currentOf(to: string, pathname: string) {
  return to === pathname ? 'page' : undefined
}
