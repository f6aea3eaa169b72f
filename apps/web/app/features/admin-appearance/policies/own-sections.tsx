import { type PoliciesContent, policyLimits } from '@shop/contract/content/policies'
import type { PolicyName } from '@shop/contract/content/policy-sections'
import { useFieldArray } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from '../counted-field.tsx'
import { richTextHint } from '../rich-text-hint.ts'

/** Sections of the atelier after those of the shop. */
export function OwnSections({ policy }: { policy: PolicyName }) {
  const { fields, append, remove } = useFieldArray<PoliciesContent, `${PolicyName}.own`>({
    name: `${policy}.own`,
  })
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid min-w-0 gap-3">
          <legend className="contents">
            <span className="text-14 font-semibold">{index + 1}º item do ateliê</span>
          </legend>
          <CountedField
            name={`${policy}.own.${index}.title`}
            label="Título do item"
            limit={policyLimits.title}
          />
          <CountedField
            name={`${policy}.own.${index}.text`}
            label="Texto do item"
            limit={policyLimits.text}
            rows={5}
            hint={richTextHint}
          />
          <TextButton onClick={() => remove(index)}>Tirar o {index + 1}º item</TextButton>
        </fieldset>
      ))}
      {fields.length < policyLimits.own && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => append({ title: '', text: '' })}
        >
          Acrescentar um item
        </Button>
      )}
    </div>
  )
}
