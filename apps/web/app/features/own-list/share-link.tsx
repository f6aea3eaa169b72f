import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { copyText } from '~/lib/copy-text.ts'
import { sharedListPath } from '~/paths.ts'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'

const COPY = 'copy-list-link'
const icon = { 'aria-hidden': true, className: 'size-4.5 flex-none', strokeWidth: 1.5 } as const

export interface Shop {
  origin: string
  name: string
}

export function ShareLink({ link, shop: { origin, name } }: { link: string; shop: Shop }) {
  const url = new URL(sharedListPath(link), origin).href
  const text = `Esta é a minha lista na ${name}. Deixe um coração nas peças que têm a minha cara: ${url}`
  const copy = async () => {
    if (await copyText(url)) toastSuccess(COPY, { title: 'Link copiado!' })
    else
      toastFailure(COPY, {
        title: 'Não foi possível copiar o link',
        description: 'Toque no campo do link e copie de lá.',
      })
  }
  return (
    <div className="mt-5 grid gap-3">
      <Field
        label="Link da sua lista"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" icon={<Copy {...icon} />} onClick={() => void copy()} className="px-3!">
          Copiar
        </Button>
        <ButtonAnchor
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Enviar o link pelo WhatsApp"
          className="gap-2 px-3!"
        >
          <MessageCircle {...icon} />
          Enviar
        </ButtonAnchor>
      </div>
    </div>
  )
}
