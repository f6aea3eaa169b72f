import { paths } from '~/paths.ts'

/** Help for customers before, during and after a purchase; shown on every page. */
export const helpLinks = [
  { to: paths.booking, text: 'Agendar visita ou prova' },
  { to: paths.faq, text: 'Perguntas Frequentes' },
  { to: paths.measuringGuide, text: 'Como tirar as medidas' },
  { to: paths.returns, text: 'Política de Trocas' },
  { to: paths.privacy, text: 'Política de Privacidade' },
  { to: paths.terms, text: 'Termos de Uso' },
  { to: paths.accessibility, text: 'Acessibilidade' },
] as const
