import { logoMarkupLimit } from '@shop/contract/theme/logo-markup'

export const logoTypes = ['image/svg+xml', 'image/png']

/** What can be said of a chosen file before it is sent. */
export function logoFileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!logoTypes.includes(type)) return 'Envie um SVG ou um PNG com fundo transparente.'
  if (size > logoMarkupLimit) return 'O arquivo passa de 200 KB. Simplifique o desenho ou diminua a imagem.'
  return undefined
}
