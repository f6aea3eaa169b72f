import type { HomeContent } from './home.ts'

/** Until the owner publishes her own. */
export const defaultHome: HomeContent = {
  title: 'Todo vestido começa com *um traço*',
  text: 'Desenhados, cortados e bordados à mão, no seu tempo e na sua medida.',
  picture: null,
  meetings: {
    title: 'Do croqui ao altar, em *quatro encontros*',
    items: [
      {
        title: 'A conversa',
        text: 'Contamos histórias, tocamos tecidos e tiramos as medidas.',
        picture: null,
      },
      {
        title: 'O croqui',
        text: 'Seu desenho, aquarelado à mão, com amostras e orçamento fechado.',
        picture: null,
      },
      {
        title: 'As provas',
        text: 'Quantas o caimento pedir. Ajustes básicos sempre inclusos.',
        picture: null,
      },
      {
        title: 'A entrega',
        text: 'Passado, embalado e pronto para o grande dia. Frete grátis.',
        picture: null,
      },
    ],
  },
}
