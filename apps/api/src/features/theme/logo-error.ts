/** Why a logo cannot be used, in Portuguese, with what to do about it. */
export class LogoError extends Error {}

const plain = 'Exporte como SVG simples, só com formas.'

export const logoErrors = {
  tooLarge: () => new LogoError('O desenho passa de 200 KB. Simplifique-o ou envie um PNG.'),
  tooComplex: () => new LogoError('O desenho tem formas demais. Simplifique-o ou envie um PNG.'),
  notSvg: () => new LogoError('O arquivo não é um SVG. Envie um SVG ou um PNG com fundo transparente.'),
  broken: () => new LogoError(`O arquivo está com defeito. ${plain}`),
  empty: () => new LogoError('O desenho não tem nenhuma forma. Exporte-o de novo.'),
  sizeless: () => new LogoError('O desenho não diz o seu tamanho (viewBox). Exporte-o de novo.'),
  script: () => new LogoError(`O desenho tem um script. ${plain}`),
  event: (name: string) => new LogoError(`O desenho tem uma ação (${shown(name)}). ${plain}`),
  reference: (name: string) =>
    new LogoError(`O desenho tem uma referência (${shown(name)}) a outra parte ou a outro arquivo. ${plain}`),
  picture: () =>
    new LogoError('O desenho tem uma foto dentro dele. Envie um PNG com fundo transparente em vez do SVG.'),
  writing: () => new LogoError('O desenho tem texto escrito. Converta o texto em curvas e exporte de novo.'),
  styles: () => new LogoError(`O desenho tem uma folha de estilos. ${plain}`),
  effect: (name: string) =>
    new LogoError(`O desenho tem um efeito (${shown(name)}). Use só cores lisas e exporte como SVG simples.`),
  declaration: (name: string) => new LogoError(`O desenho tem uma declaração (${shown(name)}). ${plain}`),
  element: (name: string) =>
    new LogoError(`O desenho tem um elemento desconhecido (${shown(name)}). ${plain}`),
  attribute: (name: string) =>
    new LogoError(`O desenho tem um atributo desconhecido (${shown(name)}). ${plain}`),
  value: (name: string) =>
    new LogoError(`O desenho tem um valor que não entendemos em “${shown(name)}”. ${plain}`),
}

/** A name out of the file, short enough for a message. */
function shown(name: string) {
  return name.length > 30 ? `${name.slice(0, 29)}…` : name
}
