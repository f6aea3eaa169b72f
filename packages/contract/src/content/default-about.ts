import type { AboutContent } from './about.ts'

/** Until the owner publishes her own; with the shop's name and city. */
export function defaultAbout({ name, city }: { name: string; city: string }): AboutContent {
  return {
    title: 'Costurado à mão, *pensado para você*',
    story: [
      `O ${name} nasceu em 2015, numa sala emprestada em ${city}, com uma mesa de corte, uma máquina antiga e três noivas que confiaram num desenho. O primeiro vestido levou quatro meses; a última pérola foi pregada na véspera.`,
      'Crescemos sem perder o jeito daquele começo. Cada vestido ainda parte de uma conversa e de um croqui aquarelado, passa pelas mãos de quem corta, de quem costura e de quem borda, e só sai do ateliê quando veste como foi sonhado.',
    ].join('\n\n'),
    picture: null,
    mission:
      'Criar vestidos que contam a história de quem os veste, com *tempo, verdade* e um acabamento que emociona de perto.',
    missionNote:
      'Um vestido de noiva se usa um dia e se guarda a vida toda. Trabalhamos para que ele mereça os dois.',
    values: [
      {
        title: 'Paixão',
        text: 'Gostamos do que fazemos, e isso se vê no avesso: costura que ninguém mostra, feita como se mostrasse.',
      },
      {
        title: 'Excelência',
        text: 'Cada peça é conferida ponto a ponto antes da entrega. Se não está como deveria, recomeça.',
      },
      {
        title: 'Qualidade',
        text: 'Rendas, cetins e crepes escolhidos pelo toque e pelo caimento, de fornecedores que conhecemos.',
      },
      {
        title: 'Atendimento',
        text: 'Do primeiro recado à última prova, você fala com quem faz o seu vestido.',
      },
    ],
    historyTitle: 'De 2015 a 2024, *ponto a ponto*',
    history: [
      { year: '2015', title: 'O primeiro croqui', text: 'Uma sala, uma mesa de corte e três noivas.' },
      {
        year: '2017',
        title: 'Casa própria',
        text: 'O ateliê ganha endereço, provador e uma equipe de bordado.',
      },
      {
        year: '2019',
        title: 'A primeira coleção',
        text: 'Modelos prontos para ajustar, além dos sob medida.',
      },
      {
        year: '2021',
        title: 'Noivas de longe',
        text: 'Provas por vídeo para quem mora longe do ateliê.',
      },
      {
        year: '2024',
        title: 'A loja abre na internet',
        text: 'A coleção inteira, com guia de medidas e frete grátis.',
      },
    ],
    invitation: 'O próximo traço *é o seu*',
    summary: `A história do ${name}: um ateliê de noivas que desenha, corta e borda à mão desde 2015.`,
  }
}
