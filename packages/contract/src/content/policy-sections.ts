/** Apart from the schema, which the shop's pages do not need. */

/** The sections of the legal pages, in their order: anchor and title. */
export const policySections = {
  terms: {
    'quem-somos': 'Quem somos',
    conta: 'Comprar e ter uma conta',
    produtos: 'Produtos e preços',
    pedido: 'Pedido e pagamento',
    entrega: 'Produção e entrega',
    trocas: 'Trocas, devoluções e desistência',
    avaliacoes: 'Avaliações',
    direitos: 'Desenhos, textos e marca',
    responsabilidade: 'Responsabilidades',
    foro: 'Lei e foro',
    mudancas: 'Mudanças nestes termos',
  },
  returns: {
    arrependimento: 'Desistência da compra',
    trocas: 'Troca de tamanho, cor ou modelo',
    defeitos: 'Peças com defeito',
    'como-pedir': 'Como pedir',
    condicoes: 'Como a peça deve voltar',
    reembolso: 'Devolução do valor',
    'sob-medida': 'Peças sob medida',
    duvidas: 'Dúvidas',
  },
  privacy: {
    'quem-cuida': 'Quem cuida dos seus dados',
    dados: 'Que dados usamos, para quê e por quanto tempo',
    compartilhamento: 'Com quem compartilhamos',
    cookies: 'Cookies e armazenamento no navegador',
    direitos: 'Seus direitos',
    seguranca: 'Como protegemos',
    menores: 'Crianças e adolescentes',
    mudancas: 'Mudanças nesta política',
  },
} as const

export type PolicyName = keyof typeof policySections

/** A section as the shop's pages see it. */
interface EditedSection {
  isHidden: boolean
  text: string
}

export interface EditedPolicy {
  sections: Readonly<Record<string, EditedSection>>
  own: readonly { title: string; text: string }[]
}

/**
 * What the law wants to be read there: who sells and where (Decreto 7.962/2013), the seven days and the ninety (Código
 * de Defesa do Consumidor, 49 and 26), who is responsible for personal data and what people may demand (LGPD, 9 and 18).
 * An own text is added to these sections and does not replace them.
 */
const obligatory: Readonly<Record<PolicyName, readonly string[]>> = {
  terms: ['quem-somos', 'trocas'],
  returns: ['arrependimento', 'defeitos'],
  privacy: ['quem-cuida', 'dados', 'direitos'],
}

export function isObligatory(policy: PolicyName, section: string): boolean {
  return obligatory[policy].includes(section)
}

/** The obligatory sections that are on no page: their titles. */
export function missingSections(value: Readonly<Record<PolicyName, EditedPolicy>>): string[] {
  return (Object.keys(policySections) as PolicyName[]).flatMap((policy) => {
    const titles: Readonly<Record<string, string>> = policySections[policy]
    return obligatory[policy]
      .filter((id) => value[policy].sections[id]?.isHidden)
      .map((id) => titles[id] ?? id)
  })
}
