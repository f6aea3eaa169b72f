import { Field } from '~/ui/field.tsx'
import { type LimitName, limitNames, limitProblem, type OffersDraft } from './offers-draft.ts'

const labels: Record<LimitName, string> = { takeInMm: 'Tirar até', letOutMm: 'Soltar até' }

interface AdjustmentLimitsProps {
  draft: OffersDraft
  onChange: (name: LimitName, text: string) => void
}

/** How far the price of the product includes adjusting it: the size finder promises no more. */
export function AdjustmentLimits({ draft, onChange }: AdjustmentLimitsProps) {
  return (
    <fieldset className="rounded-1 border border-line px-4.5 py-4">
      <legend className="sr-only">Ajuste básico incluído</legend>
      <p aria-hidden="true" className="font-medium">
        Ajuste básico incluído
      </p>
      <p className="text-14 text-ink-2">
        Em cada ponto. Além disso, “Descobrir meu tamanho” recomenda sob medida.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 lg:max-w-96">
        {limitNames.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            tail={<span className="pointer-events-none pr-3 text-14 text-ink-2">cm</span>}
            value={draft[name]}
            onChange={(event) => onChange(name, event.currentTarget.value)}
            error={limitProblem(name, draft[name])}
          />
        ))}
      </div>
    </fieldset>
  )
}
