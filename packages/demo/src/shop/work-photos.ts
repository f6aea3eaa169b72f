import type { PlannedLine, PlannedOrder } from './planned-order.ts'

interface WorkPhoto {
  customer: PlannedOrder['customer']
  slug: string
  /** In `work-photos/`. */
  file: string
  /** A finished one: the photo was taken at its end. */
  stage: string
  /** What the customer reads; without it, the photo was not shared. */
  caption?: string
}

/** Illustrations instead of photographs, by order and stage. */
const workPhotos: readonly WorkPhoto[] = [
  {
    customer: 'marina',
    slug: 'acucena',
    file: 'demo-work-acucena-prova.webp',
    stage: '1ª prova',
    caption: 'Primeira prova, ainda no alinhavo. Falta só subir a barra um dedinho.',
  },
  {
    customer: 'marina',
    slug: 'acucena',
    file: 'demo-work-acucena-bordado.webp',
    stage: 'Renda e bordado',
    caption: 'As flores da sua renda, aplicadas uma a uma à mão.',
  },
  {
    customer: 'fernanda',
    slug: 'dalia',
    file: 'demo-work-dalia-corte.webp',
    stage: 'Corte',
    caption: 'Hoje cortamos a sua Dália. O corpete já está alinhavado.',
  },
  { customer: 'bruna', slug: 'acucena', file: 'demo-work-acucena-corte.webp', stage: 'Corte' },
  { customer: 'larissa', slug: 'lirio', file: 'demo-work-lirio-moulage.webp', stage: 'Corte' },
]

export function workPhotosOf({ customer }: PlannedOrder, { slug }: PlannedLine): WorkPhoto[] {
  return workPhotos.filter((photo) => photo.customer === customer && photo.slug === slug)
}
