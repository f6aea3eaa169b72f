import type { FaqContent } from '@shop/contract/content/faq'

export const faq: FaqContent = {
  questions: [
    {
      question: 'Preciso marcar hora para visitar?',
      text: 'Precisa, porque a casa recebe uma noiva por vez. [Escolha o dia e a hora](/agendar); atendemos de terça a sábado, e a visita não custa nada.',
    },
    {
      question: 'O que é a prova de tela?',
      text: 'É o seu vestido costurado em algodão cru, antes do tecido definitivo. Nela a gente acerta:\n\n- altura da cintura\n- comprimento, já com o sapato\n- quanto o decote abre quando você levanta os braços',
    },
    {
      question: 'Posso levar quem eu quiser?',
      text: 'Até três pessoas. Com mais gente a sala fica pequena, e a sua opinião também.',
    },
    {
      question: 'Vocês fazem véu e acessórios?',
      text: 'Fazemos o véu **junto com o vestido**, do mesmo tule, sob encomenda. Sapato e joias, não: indicamos quem faz bem aqui perto.',
    },
  ],
  hidden: ['sob-medida'],
}
