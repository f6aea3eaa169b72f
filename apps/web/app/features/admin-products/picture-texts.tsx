import ChevronDown from 'lucide-react/icons/chevron-down'
import { Field } from '~/ui/field.tsx'
import type { Pictures } from './use-pictures.ts'

const LONGEST = 300

/** Alt texts for screen reader users. Collapsed, because a product can be sold without them. */
export function PictureTexts({ list: { pictures, describe } }: { list: Pictures }) {
  const written = pictures.filter(({ alt }) => alt !== '').length
  return (
    <details className="group mt-2.5 rounded-1 border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-14 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">Descrever as fotos</span>
        <span className="ml-auto text-ink-2">
          {written} de {pictures.length}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <div className="grid gap-3 border-t border-line p-3">
        <p className="text-13 text-ink-2">
          Quem não enxerga ouve este texto no lugar da foto, e o Google também o lê. Em branco, a loja diz o
          nome do produto e o número da foto.
        </p>
        <ol className="grid gap-3">
          {pictures.map(({ key, preview, alt }, index) => (
            <li key={key} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-end gap-3">
              <img src={preview} alt="" className="h-12 w-9 rounded-1 bg-paper-3 object-cover" />
              <Field
                label={`Descrição da foto ${index + 1}`}
                value={alt}
                maxLength={LONGEST}
                placeholder="Ex.: de costas, com a cauda aberta"
                onChange={(event) => describe(key, { alt: event.currentTarget.value })}
              />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
