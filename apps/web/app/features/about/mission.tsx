export function Mission() {
  return (
    <section aria-labelledby="mission" className="bg-paper-2 py-16 lg:py-24">
      <div className="page grid justify-items-center gap-6 text-center">
        <h2 id="mission" className="eyebrow font-text!">
          Nossa missão
        </h2>
        <p className="max-w-220 font-title text-h2 leading-[1.2] text-balance">
          Criar vestidos que contam a história de quem os veste, com <em>tempo, verdade</em> e um acabamento
          que emociona de perto.
        </p>
        <p className="max-w-140 text-ink-2">
          Um vestido de noiva se usa um dia e se guarda a vida toda. Trabalhamos para que ele mereça os dois.
        </p>
      </div>
    </section>
  )
}
