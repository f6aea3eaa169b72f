import { type AboutContent, aboutLimits } from '@shop/contract/content/about'
import { useFieldArray } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from '../counted-field.tsx'

const MOST = 5

export function HistoryFields() {
  const { fields, append, remove } = useFieldArray<AboutContent, 'history'>({ name: 'history' })
  return (
    <>
      {fields.length === 0 && (
        <p className="text-14 text-ink-2">Sem nenhum marco, a linha do tempo não aparece na página.</p>
      )}
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-t border-line pt-4">
          <legend className="contents">
            <span className="text-14 font-semibold">{index + 1}º marco</span>
          </legend>
          <CountedField name={`history.${index}.year`} label="Ano" limit={aboutLimits.year} />
          <CountedField name={`history.${index}.title`} label="Título" limit={aboutLimits.milestone} />
          <CountedField
            name={`history.${index}.text`}
            label="Texto"
            limit={aboutLimits.milestoneText}
            rows={2}
          />
          <TextButton className="justify-self-start" onClick={() => remove(index)}>
            Tirar o {index + 1}º marco
          </TextButton>
        </fieldset>
      ))}
      {fields.length < MOST && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => append({ year: '', title: '', text: '' })}
        >
          Acrescentar um marco
        </Button>
      )}
    </>
  )
}
