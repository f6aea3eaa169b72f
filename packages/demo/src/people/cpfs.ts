import type { Buyer } from './person.ts'

/** Of the customers who ordered since the shop requests it: valid check digits, made up. */
export const cpfs: Partial<Record<Buyer['key'], string>> = {
  marina: '00000100730',
  beatriz: '00000101460',
  larissa: '00000102199',
  fernanda: '00000102865',
  renata: '00000103594',
  aline: '00000104213',
  thais: '00000104990',
  vanessa: '00000105619',
  gabriela: '00000106348',
  juliana: '00000107077',
  tatiana: '00000107824',
  amanda: '00000108553',
  bruna: '00000109282',
  carolina: '00000109959',
  elisa: '00000110612',
  natalia: '00000111341',
  priscila: '00000112070',
  sofia: '00000112747',
  yasmin: '00000113476',
  cecilia: '00000114286',
  heloisa: '00000114952',
  ines: '00000115681',
}
