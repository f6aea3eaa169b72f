import { extraSteps, usualSteps } from './guide-steps.ts'
import { MeasureStep } from './measure-step.tsx'

/** On paper the lists become two narrow tables side by side, so that all measures fit on one page. */
export function MeasureLists() {
  return (
    <div className="grid gap-14 print:grid-cols-2 print:gap-x-[6mm]">
      <section aria-labelledby="usual-measures">
        <h2 id="usual-measures" className="print:text-[12pt]">
          As oito de sempre
        </h2>
        <ol className="mt-5 grid grid-cols-2 gap-x-3.5 gap-y-8 lg:grid-cols-4 lg:gap-x-6 print:mt-[1.5mm] print:grid-cols-1 print:gap-0">
          {usualSteps.map((step) => (
            <MeasureStep key={step.name} step={step} size="large" />
          ))}
        </ol>
      </section>
      <section aria-labelledby="extra-measures">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3">
          <h2 id="extra-measures" className="print:text-[12pt]">
            Só se a peça pedir
          </h2>
          <p className="text-14 text-ink-2 print:hidden">
            Mangas, corset, costas abertas: o ateliê diz quais.
          </p>
        </div>
        <ol
          start={usualSteps.length + 1}
          className="mt-6 grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-8 print:mt-[1.5mm] print:grid-cols-1 print:gap-0"
        >
          {extraSteps.map((step) => (
            <MeasureStep key={step.name} step={step} size="small" />
          ))}
        </ol>
      </section>
    </div>
  )
}
