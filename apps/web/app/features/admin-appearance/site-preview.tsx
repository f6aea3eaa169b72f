import { previewParam } from '@shop/contract/content/previews'
import { useEffect, useRef, useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { usePreviewToken } from './content-draft.queries.ts'
import type { Part } from './parts.ts'
import { ToggleGroup } from './toggle-group.tsx'

const views = [
  { value: 'screen', text: 'Tela', width: 1280, height: 1400 },
  { value: 'phone', text: 'Celular', width: 390, height: 844 },
] as const

interface SitePreviewProps {
  pages: Part['pages']
  page: Part['pages'][0]
  onPage: (page: Part['pages'][0]) => void
  /** Another one is another document. */
  revision: string
}

/** The page of the shop with the saved draft, as wide as a computer's window and made smaller, or as on a phone. */
export function SitePreview({ pages, page, onPage, revision }: SitePreviewProps) {
  const { token } = useAdmin()
  const preview = usePreviewToken(token)
  const [shown, setShown] = useState<string>(() =>
    matchMedia('(min-width: 64rem)').matches ? 'screen' : 'phone',
  )
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
        <div className="flex flex-wrap gap-2">
          {pages.length > 1 && (
            <ToggleGroup
              label="Página da prévia"
              options={pages.map(({ text, path }) => ({ text, value: path }))}
              chosen={page.path}
              onChoose={(chosen) => onPage(pages.find(({ path }) => path === chosen) ?? pages[0])}
            />
          )}
          <ToggleGroup label="Tamanho da prévia" options={views} chosen={view.value} onChoose={setShown} />
        </div>
      </div>
      <div
        ref={box}
        className="overflow-hidden bg-paper-3"
        style={{ height: view.height * scale || undefined }}
      >
        {preview !== undefined && scale > 0 && (
          <iframe
            key={`${revision}-${shown}-${page.path}`}
            title="Prévia da página"
            src={`${page.path}?${new URLSearchParams({ [previewParam]: preview })}`}
            style={{ width: view.width, height: view.height, transform: `scale(${scale})` }}
            className="mx-auto block origin-top-left bg-white"
          />
        )}
      </div>
    </section>
  )
}
