import { Tick } from '~/shared/work-sheet/work-sheet-parts.tsx'

const STEPS = [
  'Corte',
  'Montagem',
  '1ª prova',
  'Renda e bordado',
  '2ª prova',
  'Bainha e acabamento',
  'Conferência final',
  'Passar e embalar',
]

/** Steps to tick off by hand, with blank lines for notes. */
export function WorkSheetSteps() {
  return (
    <div className="mt-3.5 grid grid-cols-2 gap-4.5">
      <section>
        <h3 className="flex justify-between font-text text-13 font-semibold">
          Etapas <span className="font-normal text-ink-2">data e quem fez</span>
        </h3>
        <ul>
          {STEPS.map((step) => (
            <li
              key={step}
              className="flex h-7.25 items-end group-data-compact/sheet:h-5.5 border-b border-line-strong pb-1"
            >
              <Tick>{step}</Tick>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-text text-13 font-semibold">Anotações</h3>
        {STEPS.map((step) => (
          <div key={step} className="h-7.25 border-b group-data-compact/sheet:h-5.5 border-line-strong" />
        ))}
      </section>
    </div>
  )
}
