import { Button } from '~/ui/button.tsx'
import { DraftLinks } from './draft-links.tsx'
import { draftText } from './draft-text.ts'
import type { ContentEditor } from './use-content-editor.ts'

/** What is on the site, what is only a draft, and what can be done with both. */
export function DraftBar({ editor, path }: { editor: ContentEditor; path: string }) {
  const { draft, isDirty, running } = editor
  const hasDraft = isDirty || draft.savedAt !== null
  return (
    <section
      aria-label="Rascunho"
      className="save-bar border-t border-line-strong bg-white! text-ink! shadow-2"
    >
      <p role="status" className="flex items-baseline gap-2 text-14">
        {hasDraft && (
          <span aria-hidden="true" className="size-2 flex-none self-center rounded-pill bg-gold-soft" />
        )}
        {draftText(draft, isDirty)}
      </p>
      <div className="flex flex-wrap gap-2">
        <DraftLinks editor={editor} path={path} className="max-lg:hidden" />
        <Button
          variant="outline"
          loading={running === 'save'}
          disabled={!isDirty}
          className="max-lg:flex-1"
          onClick={() => void editor.save()}
        >
          Salvar rascunho
        </Button>
        <Button
          loading={running === 'publish'}
          disabled={!hasDraft}
          className="max-lg:flex-1"
          onClick={() => void editor.publish()}
        >
          Publicar
        </Button>
      </div>
    </section>
  )
}
