import type { PlannedProduct } from './demo-product.ts'

interface ColorPicture {
  name: string
  alt: string
  color: string
}

const views = {
  frente: 'visto de frente',
  costas: 'visto de costas',
  detalhe: 'detalhe do corpo, com amostra do tecido',
  olhar: 'visto de costas, com o olhar por cima do ombro e o buquê na mão',
}

/** All pictures in the order of the gallery: the views of the first colour, then those of the other colours. */
export function colorPictures(product: PlannedProduct, made: ReadonlySet<string>): ColorPicture[] {
  const [first] = product.colors
  return product.colors.flatMap((color) => {
    const suffix = color === first ? '' : `-${fileColor(color)}`
    const pictureOf = (name: string, view: string) =>
      made.has(name) ? [{ name, color, alt: altOf(product, color, name, view) }] : []
    const single = pictureOf(`${product.slug}${suffix}`, 'a peça inteira')
    const seen = Object.entries(views).flatMap(([view, label]) =>
      pictureOf(`${product.slug}-${view}${suffix}`, label),
    )
    return [...single, ...seen]
  })
}

function altOf(product: PlannedProduct, color: string, name: string, view: string): string {
  const written = product.pictures.find((picture) => picture.name === name)?.alt
  return written ?? `${subjectOf(product)} na cor ${color.toLowerCase()}, ${view}`
}

function subjectOf({ collection, name }: PlannedProduct): string {
  if (collection === 'Acessórios') return name
  if (collection === 'Madrinhas') return `Vestido de madrinha ${name}`
  return collection === 'Daminhas' ? `Vestido de daminha ${name}` : `Vestido ${name}`
}

/** As file names spell it: 'Sálvia' is 'salvia'. */
function fileColor(color: string): string {
  return color
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
}
