import { pictures } from '../pictures.gen.ts'
import type { DemoProduct, PictureName } from './demo-product.ts'

interface ColorPicture {
  name: PictureName
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
export function colorPictures(product: DemoProduct): ColorPicture[] {
  const [first] = product.colors
  return product.colors.flatMap((color) => {
    const suffix = color === first ? '' : `-${fileColor(color)}`
    const single = pictureOf(product, color, `${product.slug}${suffix}`, 'a peça inteira')
    const seen = Object.entries(views).flatMap(([view, label]) =>
      pictureOf(product, color, `${product.slug}-${view}${suffix}`, label),
    )
    return [...single, ...seen]
  })
}

function pictureOf(product: DemoProduct, color: string, name: string, view: string): ColorPicture[] {
  if (!isPicture(name)) return []
  const written = product.pictures.find((picture) => picture.name === name)?.alt
  return [{ name, color, alt: written ?? `${subjectOf(product)} na cor ${color.toLowerCase()}, ${view}` }]
}

function subjectOf({ collection, name }: DemoProduct): string {
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

function isPicture(name: string): name is PictureName {
  return name in pictures
}
