/** Query parameter of the settings' page: the section that is open. */
export const settingsParam = 'secao'

export const settingsSections = [
  { value: '', text: 'Categorias' },
  { value: 'cupons', text: 'Cupons' },
  { value: 'estoque', text: 'Estoque' },
  { value: 'parcelas', text: 'Sinal e parcelas' },
  { value: 'modelos', text: 'Modelos de produção' },
  { value: 'cores', text: 'Cores e tamanhos' },
  { value: 'selecao', text: 'Seleção do ateliê' },
  { value: 'busca', text: 'Busca' },
  { value: 'emails', text: 'E-mails' },
  { value: 'loja', text: 'Loja' },
  { value: 'aparencia', text: 'Aparência' },
  { value: 'seguranca', text: 'Segurança' },
  { value: 'passos', text: 'Primeiros passos' },
] as const
