import Link2 from 'lucide-react/icons/link-2'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share from 'lucide-react/icons/share'
import { type MouseEvent, useRef } from 'react'
import { copyText } from '~/lib/copy-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { IconButton } from '~/ui/icon-button.tsx'

const MENU_ID = 'share-menu'
const item =
  'flex min-h-12 w-full items-center gap-3 rounded-1 px-4 text-left text-14 transition-colors hover:bg-paper-2 hover:text-wine'
const icon = { 'aria-hidden': true, className: 'size-5 flex-none', strokeWidth: 1.5 } as const

interface ShareButtonProps {
  /** As the browser shares it, with the absolute URL. */
  content: { title: string; text: string; url: string }
  whatsapp: string
}

/** Uses the device's share dialog if available; otherwise a small menu, whose first entry works without JavaScript. */
export function ShareButton({ content, whatsapp }: ShareButtonProps) {
  const { url } = content
  const menu = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const close = () => menu.current?.hidePopover()

  const onShare = async (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    try {
      await navigator.share(content)
    } catch (error) {
      // Cancelling the share dialog is not an error; on any other error the menu opens.
      if (!String(error).startsWith('AbortError')) menu.current?.showPopover()
    }
  }
  const onCopy = async () => {
    close()
    if (await copyText(url)) toast({ title: 'Link copiado!' })
    else toast({ title: 'Não foi possível copiar o link', description: url, variant: 'destructive' })
  }

  return (
    <>
      <IconButton
        label="Compartilhar"
        icon={<Share {...icon} />}
        popoverTarget={MENU_ID}
        onClick={(event) => void onShare(event)}
        className="menu-anchor size-13! border border-line-strong bg-white hover:border-wine"
      />
      <div ref={menu} id={MENU_ID} popover="auto" role="group" aria-label="Compartilhar" className="menu">
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" onClick={close} className={item}>
          <MessageCircle {...icon} />
          Compartilhar no WhatsApp
        </a>
        {hydrated && (
          <button type="button" onClick={() => void onCopy()} className={item}>
            <Link2 {...icon} />
            Copiar link
          </button>
        )}
      </div>
    </>
  )
}
