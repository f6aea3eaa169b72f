import type { Theme } from '@shop/contract/theme/theme'
import { useId, useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { DropArea } from '~/ui/drop-area.tsx'
import { FieldError } from '~/ui/field.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { logoDrawing } from './logo-drawing.ts'
import { logoFileProblem, logoTypes } from './logo-file.ts'

type Logo = NonNullable<Theme['logo']>

const upload = {
  message: 'Não foi possível enviar o arquivo.',
  noResponse: 'A loja não respondeu. Tente enviar de novo.',
}

export const logoTexts = {
  send: 'Enviar o logotipo',
  replace: 'Trocar o logotipo',
  hint: 'SVG ou PNG com fundo transparente, até 200 KB.',
  without: 'Usar só o nome',
  alt: 'Logotipo atual',
}

export const symbolTexts: typeof logoTexts = {
  send: 'Enviar o símbolo',
  replace: 'Trocar o símbolo',
  hint: 'Quadrado, em SVG ou PNG: aparece na aba do navegador e onde o logotipo não cabe. Sem ele, vale a primeira letra do nome.',
  without: 'Usar a primeira letra do nome',
  alt: 'Símbolo atual',
}

interface LogoFieldProps {
  texts: typeof logoTexts
  value: Logo | null
  /** Of a PNG; the address of its picture. */
  pictureUrl?: string | undefined
  onChange: (logo: Logo | null) => void
  onUpload: (file: File) => Promise<Logo>
}

/** The logo or the symbol: what is shown now, and another in its place. */
export function LogoField({ texts, value, pictureUrl, onChange, onUpload }: LogoFieldProps) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async ([file]: Iterable<File>) => {
    if (!file || sending) return
    const reason = logoFileProblem(file)
    setProblem(reason)
    if (reason !== undefined) return
    setSending(true)
    try {
      onChange(await onUpload(file))
    } catch (error) {
      setProblem(failureText(error, upload))
    }
    setSending(false)
  }
  return (
    <div className="grid gap-2">
      <div className="grid min-h-20 items-stretch gap-3 sm:grid-cols-[1fr_auto]">
        {value && (
          <div className="grid min-h-16 place-items-center rounded-1 border border-line bg-paper px-4 py-3 text-ink">
            <LogoPreview logo={value} pictureUrl={pictureUrl} alt={texts.alt} />
          </div>
        )}
        <DropArea
          label={value ? texts.replace : texts.send}
          accept={logoTypes.join(',')}
          className="grid content-center justify-items-center gap-1 sm:only:col-span-2"
          onFiles={(files) => void send(files)}
        >
          <span role="status">{sending ? 'Enviando…' : value ? 'Trocar' : texts.send}</span>
        </DropArea>
      </div>
      <p className="text-13 text-ink-3">{texts.hint}</p>
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {value && (
        <TextButton className="justify-self-start" onClick={() => onChange(null)}>
          {texts.without}
        </TextButton>
      )}
    </div>
  )
}

interface LogoPreviewProps {
  logo: Logo
  pictureUrl: string | undefined
  alt: string
}

function LogoPreview({ logo, pictureUrl, alt }: LogoPreviewProps) {
  const size = 'h-auto max-h-12 w-auto max-w-full'
  if (logo.kind === 'svg') return logoDrawing(logo.svg, { className: `${size} h-12` })
  return pictureUrl === undefined ? null : <img src={pictureUrl} alt={alt} className={size} />
}
