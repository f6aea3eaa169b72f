import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { TermName } from './terms.ts'
import type { CapacityEdits } from './use-capacity-edits.ts'

const fields: readonly { name: TermName; label: string; unit: string; className: string }[] = [
  { name: 'weekly', label: 'Horas do ateliê', unit: 'h por semana', className: 'col-span-full' },
  { name: 'margin', label: 'Margem', unit: 'dias úteis', className: '' },
  { name: 'ship', label: 'Envio', unit: 'dias úteis', className: '' },
  { name: 'safety', label: 'Segurança', unit: 'dias antes', className: '' },
  { name: 'tight', label: 'Apertado até', unit: 'dias antes', className: '' },
]

/** The hours of a week without exception, and what the promise adds to them. */
export function UsualWeek({ edits: { texts, problems, changeTerm, terms } }: { edits: CapacityEdits }) {
  return (
    <Panel title="Semana comum">
      <div className="grid gap-4 p-4 min-[23rem]:grid-cols-2 lg:px-5">
        {fields.map(({ name, label, unit, className }) => (
          <Field
            key={name}
            label={label}
            name={name}
            inputMode={name === 'ship' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={9}
            tail={<span className="pointer-events-none pr-2.5 text-14 text-ink-2">{unit}</span>}
            value={texts[name]}
            onChange={(event) => changeTerm(name, event.currentTarget.value)}
            error={problems[name]}
            className={className}
          />
        ))}
        <p className="col-span-full text-13 leading-[1.45] text-ink-2">
          A margem e o envio somam-se ao dia em que a peça fica pronta. Chegando a menos de {terms.tightDays}{' '}
          dias do casamento, a noiva precisa aceitar; a menos de {terms.safetyDays}, a loja não vende.
        </p>
      </div>
    </Panel>
  )
}
