const milestones = [
  { year: '2015', title: 'O primeiro croqui', text: 'Uma sala, uma mesa de corte e três noivas.' },
  { year: '2017', title: 'Casa própria', text: 'O ateliê ganha endereço, provador e uma equipe de bordado.' },
  { year: '2019', title: 'A primeira coleção', text: 'Modelos prontos para ajustar, além dos sob medida.' },
  { year: '2021', title: 'Noivas de longe', text: 'Provas por vídeo para quem mora longe do ateliê.' },
  {
    year: '2024',
    title: 'A loja abre na internet',
    text: 'A coleção inteira, com guia de medidas e frete grátis.',
  },
]

/** A timeline: horizontal on a wide screen, vertical on a phone. */
export function History() {
  return (
    <section aria-labelledby="history" className="bg-paper-2 py-16 lg:py-24">
      <div className="page">
        <p className="eyebrow mb-3">Linha do tempo</p>
        <h2 id="history" className="text-h2!">
          De 2015 a 2024, <em>ponto a ponto</em>
        </h2>
        <ol className="mt-10 grid max-lg:border-l max-lg:border-line-strong lg:mt-14 lg:grid-cols-5 lg:gap-x-8 lg:border-t lg:border-line-strong">
          {milestones.map(({ year, title, text }) => (
            <li key={year} className="relative max-lg:pb-9 max-lg:pl-7 max-lg:last:pb-0 lg:pt-8">
              <span
                aria-hidden="true"
                className="absolute size-2.5 rounded-pill bg-wine max-lg:top-2 max-lg:-left-[5.5px] lg:-top-[5.5px] lg:left-0"
              />
              <p className="font-title text-[1.875rem] leading-none text-wine italic lining-nums">
                <time dateTime={year}>{year}</time>
              </p>
              <h3 className="mt-3">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
