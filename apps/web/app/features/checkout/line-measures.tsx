import type { CartLine } from '@shop/contract/cart'
import { formatDate } from '@shop/contract/dates'
import type { ListedMeasurementSheet, MeasurementVersion } from '@shop/contract/measurements'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { missingIn, missingText } from '~/shared/measures/missing-measures.ts'
import { ChoiceButton } from '~/ui/choice-button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { choiceOf, type MeasuresChoice, type MeasuresChoices } from './measures-choice.ts'
import type { MeasuresProblem } from './use-measures-choice.ts'

interface LineMeasuresProps {
  line: CartLine
  people: readonly ListedMeasurementSheet[]
  choices: MeasuresChoices
  problem: MeasuresProblem | undefined
  /** '30/11/2026' */
  dueOn: string
  onChoose: (choice: MeasuresChoice) => void
}

export function LineMeasures({ line, people, choices, problem, dueOn, onChoose }: LineMeasuresProps) {
  const groupId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const chosen = choiceOf(choices, line)
  const isMissing = problem?.kind === 'missing' && chosen === undefined
  useEffect(() => {
    if (problem && isMissing) group.current?.querySelector('input')?.focus()
  }, [problem, isMissing])
  const card = { name: groupId, onChoose }
  return (
    <fieldset ref={group} aria-describedby={isMissing ? `${groupId}-error` : undefined}>
      <legend className="mb-2.5 font-medium wrap-anywhere">
        {line.name} <span className="font-normal text-ink-2">· {line.color}</span>
      </legend>
      <div className="grid gap-3">
        {people.map(
          ({ id, personName, latest }) =>
            latest && (
              <ChoiceCard
                key={id}
                {...card}
                choice={{ sheetId: id, versionId: latest.id }}
                chosen={typeof chosen === 'object' && chosen.sheetId === id}
                title={`Usar a ficha de ${personName} (${formatDate(latest.measuredOn)}, versão ${latest.number})`}
              >
                {completeness(latest, dueOn)}
              </ChoiceCard>
            ),
        )}
        <ChoiceCard {...card} choice="later" chosen={chosen === 'later'} title={`Enviar até ${dueOn}`}>
          Cada dia de espera empurra o prazo. Lembramos antes.
        </ChoiceCard>
        <ChoiceCard {...card} choice="atelier" chosen={chosen === 'atelier'} title="Medir no ateliê">
          O ateliê tira as medidas. Depois de pagar, combine o dia com o ateliê, até {dueOn}.
        </ChoiceCard>
      </div>
      {isMissing && (
        <div className="mt-2">
          <FieldError id={`${groupId}-error`}>Escolha como enviar as medidas desta peça.</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function completeness({ values }: MeasurementVersion, dueOn: string): string {
  const missing = missingIn(values)
  if (missing.length === 0) return 'Completa: tem todas as medidas de sempre.'
  return `${missingText(missing)} Complete até ${dueOn}.`
}

interface ChoiceCardProps {
  name: string
  choice: MeasuresChoice
  chosen: boolean
  title: string
  onChoose: (choice: MeasuresChoice) => void
  children: ReactNode
}

function ChoiceCard({ name, choice, chosen, title, onChoose, children }: ChoiceCardProps) {
  return (
    <ChoiceButton
      name={name}
      value={typeof choice === 'object' ? String(choice.sheetId) : choice}
      chosen={chosen}
      onChoose={() => onChoose(choice)}
      className="flex min-h-18 items-start gap-3.5 rounded-1 px-4.5 py-4 has-checked:bg-wine-soft has-checked:inset-ring has-checked:inset-ring-wine"
    >
      <span
        aria-hidden="true"
        className="grid size-5.5 flex-none place-items-center rounded-full border border-line-strong bg-white in-[:has(>:checked)]:border-6 in-[:has(>:checked)]:border-wine"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-[1.4] font-medium">{title}</span>
        <span className="mt-0.5 block text-14 text-ink-2">{children}</span>
      </span>
    </ChoiceButton>
  )
}
