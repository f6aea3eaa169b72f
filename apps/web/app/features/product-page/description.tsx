/** The description as the atelier wrote it; paragraphs are preserved. */
export function Description({ text }: { text: string }) {
  if (text === '') return null
  return (
    <section aria-labelledby="description" className="grid gap-3 border-t border-line pt-6">
      <h2 id="description">Descrição</h2>
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
    </section>
  )
}
