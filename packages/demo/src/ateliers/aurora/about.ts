import type { AboutContent } from '@shop/contract/content/about'
import { pictures } from './pictures.gen.ts'

export const about: AboutContent = {
  title: 'Uma casa de costura *sem pressa*',
  story: [
    'A Casa Aurora abriu em 2018, no segundo andar de um sobrado na Serra, em Belo Horizonte. Lorena Vasques vinha de doze anos costurando para outras marcas e queria fazer o contrário do que aprendeu: **menos renda, mais modelagem**.',
    'Hoje somos seis. Cada vestido tem uma costureira só, do corte à bainha, e o nome dela vai bordado por dentro. Fazemos no máximo *oito por mês*. Quando a agenda fecha, a gente avisa, e indica quem faz bem.',
    'Se você quer ver de perto antes de decidir, [marque uma visita](/agendar). O café é por nossa conta.',
  ].join('\n\n'),
  picture: {
    hash: pictures['hero-mobile'].hash,
    focus: { x: 50, y: 30 },
    alt: 'Duas noivas de vestidos brancos lisos diante de um sol laranja, uma delas de costas com um buquê',
  },
  mission: 'Fazer vestidos em que se repara primeiro *em quem veste*.',
  missionNote: 'Tudo o que não ajuda o corte, a gente tira. O que fica tem de durar mais que a festa.',
  values: [
    { title: 'Corte', text: 'Modelagem própria para cada vestido, provada em tela antes do tecido.' },
    { title: 'Autoria', text: 'Uma costureira por vestido. O nome dela vai bordado no forro.' },
    { title: 'Clareza', text: 'Preço fechado na primeira visita, com prazo por escrito.' },
    { title: 'Medida', text: 'Oito vestidos por mês, para nenhum ser feito às pressas.' },
  ],
  historyTitle: 'Sete anos, *um sobrado*',
  history: [
    { year: '2018', title: 'O sobrado', text: 'Duas máquinas, uma mesa de corte e a primeira noiva da rua.' },
    { year: '2020', title: 'Provas por vídeo', text: 'A tela vai pelo correio e volta anotada.' },
    { year: '2022', title: 'O ateliê cresce', text: 'Seis costureiras e a sala de provas com luz da tarde.' },
    {
      year: '2025',
      title: 'A loja',
      text: 'Seis modelos prontos para ajustar, com entrega em seis estados.',
    },
  ],
  invitation: 'A próxima hora *é sua*',
  summary:
    'A história da Casa Aurora, alta-costura para noivas em Belo Horizonte: menos renda, mais modelagem.',
}
