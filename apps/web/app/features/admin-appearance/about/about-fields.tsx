import { type AboutContent, aboutLimits } from '@shop/contract/content/about'
import { useFormContext } from 'react-hook-form'
import { CountedField } from '../counted-field.tsx'
import { FoldingPanel } from '../folding-panel.tsx'
import { OwnPicture } from '../own-picture.tsx'
import { HistoryFields } from './history-fields.tsx'

const ITALIC = 'Entre asteriscos fica em itálico: *assim*.'
const RICH = 'Uma linha em branco começa um parágrafo. **Negrito**, *itálico*, [link](/colecoes).'

export function AboutFields() {
  const { getValues } = useFormContext<AboutContent>()
  return (
    <>
      <FoldingPanel title="Abertura e história" open>
        <CountedField name="title" label="Título" limit={aboutLimits.title} hint={ITALIC} />
        <CountedField name="story" label="Nossa história" limit={aboutLimits.story} rows={9} hint={RICH} />
        <OwnPicture name="picture" label="Foto ao lado da história" shape="4 / 5" />
      </FoldingPanel>
      <FoldingPanel title="Missão">
        <CountedField
          name="mission"
          label="Nossa missão"
          limit={aboutLimits.mission}
          rows={3}
          hint={ITALIC}
        />
        <CountedField name="missionNote" label="Frase abaixo" limit={aboutLimits.missionNote} rows={3} />
      </FoldingPanel>
      <FoldingPanel title="Valores">
        {getValues('values').map((_, index) => (
          <fieldset
            key={`value-${index + 1}`}
            className="grid min-w-0 gap-3 not-first:border-t not-first:border-line not-first:pt-4"
          >
            <legend className="contents">
              <span className="text-14 font-semibold">{index + 1}º valor</span>
            </legend>
            <CountedField name={`values.${index}.title`} label="Nome" limit={aboutLimits.value} />
            <CountedField
              name={`values.${index}.text`}
              label="Texto"
              limit={aboutLimits.valueText}
              rows={3}
            />
          </fieldset>
        ))}
      </FoldingPanel>
      <FoldingPanel title="Linha do tempo">
        <CountedField name="historyTitle" label="Título" limit={aboutLimits.historyTitle} hint={ITALIC} />
        <HistoryFields />
      </FoldingPanel>
      <FoldingPanel title="Convite e resumo">
        <CountedField name="invitation" label="Título do convite" limit={aboutLimits.title} hint={ITALIC} />
        <CountedField name="summary" label="Resumo para buscas e links compartilhados" limit={160} rows={3} />
      </FoldingPanel>
    </>
  )
}
