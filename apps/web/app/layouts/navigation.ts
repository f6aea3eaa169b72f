import { paths } from '~/lib/paths.ts'

/** The four doors of the shop, in the header, in the side menu and in the footer. */
export const navigation = [
  { to: paths.home, text: 'Início' },
  { to: paths.collections, text: 'Coleções' },
  { to: paths.about, text: 'Sobre Nós' },
  { to: paths.contact, text: 'Contato' },
] as const
