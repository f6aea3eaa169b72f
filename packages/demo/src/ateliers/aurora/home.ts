import type { HomeContent } from '@shop/contract/content/home'
import { pictures } from './pictures.gen.ts'

const centre = { x: 50, y: 30 }

export const home: HomeContent = {
  title: 'Linhas limpas, *luz de fim de tarde*',
  text: 'Alta-costura para noivas que preferem o corte ao enfeite. Feita em Belo Horizonte, uma de cada vez.',
  picture: {
    wide: { hash: pictures.hero.hash, focus: { x: 78, y: 60 } },
    tall: { hash: pictures['hero-mobile'].hash, focus: { x: 50, y: 25 } },
    alt: 'Noivas de vestidos brancos lisos diante de um grande sol laranja, ao anoitecer',
  },
  meetings: {
    title: 'Da primeira visita ao *grande dia*',
    items: [
      {
        title: 'A visita',
        text: 'Uma hora só sua: você prova, a gente observa como você anda.',
        picture: {
          ...{ hash: pictures.talk.hash, focus: centre },
          alt: 'Duas noivas lado a lado, uma de frente e outra de costas',
        },
      },
      {
        title: 'A tela',
        text: 'Seu vestido em algodão cru, para acertar tudo antes do tecido.',
        picture: {
          ...{ hash: pictures.sketch.hash, focus: centre },
          alt: 'Noiva com decote quadrado e mangas bufantes plissadas',
        },
      },
      {
        title: 'As provas',
        text: 'Duas, com o sapato do dia. Barra e cintura saem daqui prontas.',
        picture: {
          ...{ hash: pictures.fitting.hash, focus: centre },
          alt: 'Noiva de ombros à mostra com corpete em bico',
        },
      },
      {
        title: 'A retirada',
        text: 'Passado, na caixa de papel, com a alça da cauda explicada.',
        picture: {
          ...{ hash: pictures.delivery.hash, focus: centre },
          alt: 'Saias de dois vestidos brancos e um buquê de rosas',
        },
      },
    ],
  },
}
