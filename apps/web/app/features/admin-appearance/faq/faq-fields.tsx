import { type FaqContent, faqLimits, optionalQuestions } from '@shop/contract/content/faq'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/choice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CountedField } from '../counted-field.tsx'
import { FoldingPanel } from '../folding-panel.tsx'
import { richTextHint } from '../rich-text-hint.ts'

const labels: Record<(typeof optionalQuestions)[number], string> = {
  ajustes: 'Os ajustes estão inclusos?',
  'qual-tamanho': 'Como descubro o meu tamanho?',
  'sob-medida': 'Vocês fazem vestidos sob medida?',
}

export function FaqFields() {
  const { register } = useFormContext<FaqContent>()
  const { fields, append, remove, move } = useFieldArray<FaqContent, 'questions'>({ name: 'questions' })
  return (
    <>
      <FoldingPanel title="Perguntas do ateliê" note={`${fields.length} de ${faqLimits.questions}`} open>
        <p className="text-14 text-ink-2">
          Aparecem depois das que a loja escreve sozinha sobre prazo, entrega, pagamento e trocas, a partir
          das suas configurações.
        </p>
        {fields.map(({ id }, index) => (
          <fieldset key={id} className="grid min-w-0 gap-3 border-t border-line pt-4">
            <legend className="contents">
              <span className="text-14 font-semibold">{index + 1}ª pergunta</span>
            </legend>
            <CountedField name={`questions.${index}.question`} label="Pergunta" limit={faqLimits.question} />
            <CountedField
              name={`questions.${index}.text`}
              label="Resposta"
              limit={faqLimits.text}
              rows={5}
              hint={richTextHint}
            />
            <div className="flex flex-wrap gap-x-5">
              {index > 0 && (
                <TextButton onClick={() => move(index, index - 1)}>Subir a {index + 1}ª</TextButton>
              )}
              <TextButton onClick={() => remove(index)}>Tirar a {index + 1}ª</TextButton>
            </div>
          </fieldset>
        ))}
        {fields.length < faqLimits.questions && (
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => append({ question: '', text: '' })}
          >
            Acrescentar uma pergunta
          </Button>
        )}
      </FoldingPanel>
      <FoldingPanel title="Perguntas prontas que você pode esconder">
        <div className="grid">
          {optionalQuestions.map((id) => (
            <Checkbox key={id} label={`Esconder: ${labels[id]}`} value={id} {...register('hidden')} />
          ))}
        </div>
        <p className="text-13 text-ink-3">
          As de entrega, pagamento, trocas e dados vêm da lei e das suas configurações; por isso ficam.
        </p>
      </FoldingPanel>
    </>
  )
}
