import { defaultPolicies } from '@shop/contract/content/default-policies'

/** The shop's own legal texts, with what this atelier does in another way. */
export const policies = structuredClone(defaultPolicies)

policies.terms.sections['quem-somos'].text =
  'Somos um ateliê de seis pessoas num sobrado da Serra. Quem desenha, corta e prova o seu vestido é quem responde às suas mensagens.'

policies.terms.own = [
  {
    title: 'Vestidos de mostruário',
    text: 'Uma vez por ano vendemos as peças que ficaram nas araras. Elas têm o preço menor, **marcas de prova** descritas na página, e o mesmo prazo para desistir.',
  },
]

policies.returns.sections['sob-medida'].text =
  'O tecido de um vestido sob medida só é cortado depois da primeira prova. Até lá você pode mudar de ideia e recebe tudo de volta. Depois do corte vale o que está no contrato do vestido, e um defeito é sempre por nossa conta.'
