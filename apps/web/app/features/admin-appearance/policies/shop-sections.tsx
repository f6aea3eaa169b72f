import { policyLimits } from '@shop/contract/content/policies'
import { isObligatory, type PolicyName, policySections } from '@shop/contract/content/policy-sections'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '~/ui/choice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from '../counted-field.tsx'
import { richTextHint } from '../rich-text-hint.ts'

/** The sections that the shop writes, each with the atelier's text or without it. */
export function ShopSections({ policy }: { policy: PolicyName }) {
  return (
    <ul className="grid divide-y divide-line">
      {Object.entries(policySections[policy]).map(([id, title]) => (
        <ShopSection
          key={id}
          name={`${policy}.sections.${id}`}
          title={title}
          stays={isObligatory(policy, id)}
        />
      ))}
    </ul>
  )
}

function ShopSection({ name, title, stays }: { name: string; title: string; stays: boolean }) {
  const { register, getValues } = useFormContext()
  const isHidden: unknown = useWatch({ name: `${name}.isHidden` })
  const [writing, setWriting] = useState(getValues(`${name}.text`) !== '')
  const action = stays ? 'Acrescentar um texto' : 'Escrever o meu texto'
  return (
    <li className="grid gap-1 py-3 first:pt-0">
      <p className="text-14 font-semibold">{title}</p>
      <div className="flex flex-wrap items-center gap-x-6">
        <Checkbox
          label="Tirar da página"
          aria-label={`Tirar da página: ${title}`}
          {...register(`${name}.isHidden`)}
        />
        {!writing && isHidden !== true && (
          <TextButton onClick={() => setWriting(true)}>
            {action}
            <span className="sr-only">em {title}</span>
          </TextButton>
        )}
      </div>
      {stays && isHidden === true && (
        <p role="alert" className="text-14 text-warning">
          A lei pede que este texto esteja na loja. Se tirar, a publicação pede que você confirme e fica
          registrada.
        </p>
      )}
      {writing && isHidden !== true && (
        <CountedField
          name={`${name}.text`}
          label={`Seu texto: ${title}`}
          limit={policyLimits.text}
          rows={5}
          hint={`${stays ? 'Entra depois do texto da loja.' : 'Em branco, vale o texto da loja.'} ${richTextHint}`}
        />
      )}
    </li>
  )
}
