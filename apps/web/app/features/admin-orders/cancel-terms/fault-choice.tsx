import { cancelFaults } from '@shop/contract/cancellation-terms'
import type { ComponentProps } from 'react'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import { faultText } from './fault-text.ts'

/** Who did not do what was agreed, as a row of chips. */
export function FaultChoice(input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">Quem não cumpriu?</legend>
      <div className="flex flex-wrap gap-2">
        {cancelFaults.map((fault) => (
          <label
            key={fault}
            className={classes(
              chipStyle,
              'relative cursor-pointer border-line-strong hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:font-medium has-checked:text-wine has-focus-visible:shadow-(--focus-ring)',
            )}
          >
            <input
              {...input}
              type="radio"
              value={fault}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {faultText[fault]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-13 text-ink-2">
        A lei trata diferente quando foi o ateliê que não cumpriu: devolve-se o sinal e mais o equivalente
        (Código Civil, 418).
      </p>
    </fieldset>
  )
}
