import type { ContentPictures } from '@shop/contract/content/editable'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import type { ContentDraft } from './content-draft.queries.ts'
import { DraftBar } from './draft-bar.tsx'
import { DraftLinks } from './draft-links.tsx'
import { OtherDraft } from './other-draft.tsx'
import type { Part } from './parts.ts'
import { PicturesContext } from './pictures-context.ts'
import { SitePreview } from './site-preview.tsx'
import { useContentEditor } from './use-content-editor.ts'

export function ContentEditor({ part, initial }: { part: Part; initial: ContentDraft }) {
  const editor = useContentEditor(part, initial)
  const { form, draft, other, isDirty } = editor
  const [uploaded, setUploaded] = useState<ContentPictures>({})
  const [page, setPage] = useState(part.pages[0])
  const pictures = { ...draft.pictures, ...uploaded }
  return (
    <FormProvider {...form}>
      <PicturesContext
        value={{ pictures, add: (picture) => setUploaded((all) => ({ ...all, [picture.hash]: picture })) }}
      >
        {other && (
          <OtherDraft
            mine={form.getValues()}
            theirs={other.value}
            onContinue={editor.continueWithMine}
            onTake={editor.takeOther}
          />
        )}
        <DraftLinks
          editor={editor}
          path={page.path}
          className="mb-4 flex-row-reverse justify-end lg:hidden"
        />
        <div className="grid gap-7 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void editor.save()
            }}
            className="grid min-w-0 gap-4"
          >
            <part.Fields />
          </form>
          <SitePreview
            pages={part.pages}
            page={page}
            onPage={setPage}
            revision={`${draft.version}-${draft.versions[0]?.version ?? 0}`}
          />
        </div>
        <DraftBar editor={editor} path={page.path} />
      </PicturesContext>
      {editor.isMissing && (
        <Confirm
          question="Publicar sem o que a lei pede?"
          confirmLabel="Publicar assim mesmo"
          cancelLabel="Voltar ao texto"
          onConfirm={() => void editor.publish({ withoutObligatory: true })}
          onCancel={editor.continueEditing}
        >
          <p>
            Você tirou da página um texto que a lei obriga a loja a mostrar. Sem ele, uma cliente ou o Procon
            pode cobrar o ateliê. A publicação fica registrada com o seu nome.
          </p>
        </Confirm>
      )}
      <LeaveQuestion unsaved={isDirty}>O que você escreveu ainda não foi salvo.</LeaveQuestion>
    </FormProvider>
  )
}
