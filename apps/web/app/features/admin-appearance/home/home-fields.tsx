import { type HomeContent, homeLimits } from '@shop/contract/content/home'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPaths } from '~/admin-paths.ts'
import { CountedField } from '../counted-field.tsx'
import { FoldingPanel } from '../folding-panel.tsx'
import { OwnPicture } from '../own-picture.tsx'
import { HeroPictureFields } from './hero-picture-fields.tsx'

const ITALIC = 'Entre asteriscos fica em itálico: *assim*.'

export function HomeFields() {
  const { getValues } = useFormContext<HomeContent>()
  return (
    <>
      <FoldingPanel title="Abertura" open>
        <CountedField name="title" label="Título" limit={homeLimits.title} hint={ITALIC} />
        <CountedField name="text" label="Frase" limit={homeLimits.text} rows={2} />
        <HeroPictureFields />
      </FoldingPanel>
      <FoldingPanel title="Quatro encontros">
        <CountedField
          name="meetings.title"
          label="Título da seção"
          limit={homeLimits.meetingsTitle}
          hint={ITALIC}
        />
        {getValues('meetings.items').map((_, index) => {
          const name = `meetings.items.${index}` as const
          return (
            <fieldset key={name} className="grid min-w-0 gap-3 border-t border-line pt-4">
              <legend className="contents">
                <span className="text-14 font-semibold">{index + 1}º encontro</span>
              </legend>
              <CountedField name={`${name}.title`} label="Nome" limit={homeLimits.meeting} />
              <CountedField name={`${name}.text`} label="Texto" limit={homeLimits.meetingText} rows={2} />
              <OwnPicture name={`${name}.picture`} label={`Foto do ${index + 1}º encontro`} shape="4 / 5" />
            </fieldset>
          )
        })}
      </FoldingPanel>
      <FoldingPanel title="Destaques" note="até 3">
        <p className="text-14 text-ink-2">
          Os três vestidos da abertura são os que têm a estrela em{' '}
          <Link to={adminPaths.products} className="text-wine underline underline-offset-4">
            Produtos
          </Link>
          . A ordem da seleção fica em Configurações, Seleção do ateliê.
        </p>
      </FoldingPanel>
    </>
  )
}
