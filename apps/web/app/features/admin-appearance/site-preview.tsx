import { previewParam } from '@shop/contract/content/previews'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { usePreviewToken } from './content-draft.queries.ts'

const views = [
  { value: 'screen', text: 'Tela', width: 1280, height: 1400 },
  { value: 'phone', text: 'Celular', width: 390, height: 844 },
] as const

interface SitePreviewProps {
  path: string
  /** Another one is another document. */
  revision: string
}

/** The page of the shop with the saved draft, as wide as a computer's window and made smaller, or as on a phone. */
export function SitePreview({ path, revision }: SitePreviewProps) {
  const { token } = useAdmin()
  const preview = usePreviewToken(token)
  const [shown, setShown] = useState<(typeof views)[number]['value']>('screen')
  const view = views.find(({ value }) => value === shown) ?? views[0]
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / view.width)
  return (
    <section
      aria-label="Prévia"
      className="min-w-0 overflow-hidden rounded-1 border border-line-strong bg-white lg:sticky lg:top-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 bg-paper-2 py-2 pr-2 pl-4">
        <p className="text-14 text-ink-2">Como ficou o rascunho salvo. Só você vê.</p>
        <div role="group" aria-label="Tamanho da prévia" className="inline-flex">
          {views.map(({ value, text }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === shown}
              onClick={() => setShown(value)}
              className={classes(
                'min-h-11 border border-line-strong px-3.5 text-14 not-first:border-l-0',
                value === shown ? 'bg-wine-soft font-semibold text-wine' : 'bg-white hover:text-wine',
              )}
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      <div
        ref={box}
        className="overflow-hidden bg-paper-3"
        style={{ height: view.height * scale || undefined }}
      >
        {preview !== undefined && scale > 0 && (
          <iframe
            key={`${revision}-${shown}`}
            title="Prévia da página"
            src={`${path}?${new URLSearchParams({ [previewParam]: preview })}`}
            style={{ width: view.width, height: view.height, transform: `scale(${scale})` }}
            className="mx-auto block origin-top-left bg-white"
          />
        )}
      </div>
    </section>
  )
}
