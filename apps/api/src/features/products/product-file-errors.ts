/** What is wrong with a line of the file, as a sentence that says what to correct. */
import { type ProductFileField, productFileTitles } from '@shop/contract/product-file'

const QUOTED_AT_MOST = 40
const names = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const longest = { name: 160, description: 5000, collection: 80 }

export function cellError(
  field: ProductFileField,
  text: string,
  kind: 'hidden' | 'long' | 'invalid',
): string {
  const title = productFileTitles[field]
  if (kind === 'hidden') return `A célula ${title} tem um sinal invisível. Escreva-a de novo`
  if (kind === 'long')
    return `A célula ${title} tem ${text.length} letras, e não cabe tanto. Corrija a célula`
  const isList = field === 'sizes' || field === 'colors'
  if (text.trim() === '' && !isList) return `Falta ${title}. Preencha a célula`
  switch (field) {
    case 'name':
    case 'description':
    case 'collection':
      return textError(field, Array.from(text.trim()).length)
    case 'priceCents':
      return priceError(text)
    case 'stockQuantity':
      return `O estoque ${quoted(text)} não vale. Escreva um número inteiro, de 0 a 1000000`
    case 'featured':
    case 'visible':
      return `A célula ${title} tem ${quoted(text)}. Escreva Sim ou Não`
    case 'sizes':
    case 'colors':
      return `A célula ${title} não vale. Separe por vírgula até 40 nomes, cada um com até 40 letras`
  }
}

function textError(field: keyof typeof longest, length: number): string {
  const title = productFileTitles[field]
  return length > longest[field]
    ? `A célula ${title} tem ${length} letras. O máximo é ${longest[field]}`
    : `A célula ${title} tem um sinal que a loja não guarda. Escreva-a de novo`
}

function priceError(text: string): string {
  const example = 'Escreva como 1.500,00'
  if (/^\s*(R\$)?\s*0+([.,]0*)?\s*$/i.test(text)) return `O preço ${quoted(text)} é zero. ${example}`
  if (/^\s*(R\$)?\s*[\d.]+(,\d{1,2})?\s*$/i.test(text) && text.replaceAll(/\D/g, '').length > 6)
    return `O preço ${quoted(text)} não vale. O máximo é 999.999,99, escrito com ponto nos milhares e vírgula nos centavos`
  return `O preço ${quoted(text)} não é um valor. ${example}: ponto nos milhares, vírgula nos centavos`
}

export const lineErrors = {
  cellCount: (found: number, expected: number) =>
    `A linha tem ${found === 1 ? '1 célula' : `${found} células`}, e os títulos são ${expected}. Confira se falta ou sobra um separador`,
  id: (text: string) =>
    `O código ${quoted(text)} não vale. Deixe o código da exportação, ou vazio para uma peça nova`,
  unknownId: (id: number) =>
    `Não há peça com o código ${id}. Se ela foi excluída, apague a linha; se é nova, deixe o código vazio`,
  repeatedId: (id: number, first: number) => `O código ${id} já está na linha ${first}. Deixe uma só`,
  unknownCollection: (text: string, known: readonly string[]) =>
    known.length === 0
      ? 'A loja ainda não tem coleções. Crie uma em Configurações'
      : `A coleção ${quoted(text)} não existe. Escreva ${names.format(known.slice(0, 12))}`,
  countedByVariant:
    'O estoque desta peça é contado por tamanho e cor. Mude-o em Configurações, Estoque, e deixe a célula vazia',
  stockRead: (text: string) =>
    `A célula ${productFileTitles.stockRead} tem ${quoted(text)}. Deixe como na exportação, ou apague a célula`,
  countedSince: (available: number) =>
    `O estoque desta peça foi contado depois da exportação. Exporte de novo, ou escreva ${available} em Estoque para não mudar`,
  tooFewLeft: (available: number, difference: number) =>
    `Só há ${available} em estoque, e a linha tira ${-difference}. Confira o estoque e exporte de novo`,
  tooMany: 'O estoque passaria de 1000000. Confira o número',
  featuredHidden: 'Uma peça fora da loja não pode ser destaque. Escreva Não em Destaque',
  featuredFull: (count: number) =>
    `Cabem três destaques na página inicial, e com este arquivo seriam ${count}. Escreva Não em Destaque onde sobrar`,
  variantInUse: (size: string, color: string) =>
    `Ainda há unidades em ${size}, ${color}. Zere a contagem em Configurações, Estoque, antes de retirar`,
}

export const sameName = (id: number) => `Já há uma peça com este nome, com o código ${id}.`

export function quoted(text: string): string {
  const shown = text
    .slice(0, 1_000)
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return shown.length > QUOTED_AT_MOST ? `“${shown.slice(0, QUOTED_AT_MOST)}…”` : `“${shown}”`
}
