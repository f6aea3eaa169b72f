import { previewParam } from '@shop/contract/content/previews'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { usePreviewToken } from './content-draft.queries.ts'
import type { ContentEditor } from './use-content-editor.ts'
import { VersionsDialog } from './versions-dialog.tsx'

interface DraftLinksProps {
  editor: ContentEditor
  path: string
  className: string
}

/** In the bar of a wide screen; a phone's bar has no room for them, so they stand above the fields. */
export function DraftLinks({ editor, path, className }: DraftLinksProps) {
  const { token } = useAdmin()
  const preview = usePreviewToken(token)
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={classes('flex flex-wrap gap-2', className)}>
      <Button variant="ghost" onClick={() => setChoosing(true)}>
        Versões
      </Button>
      {preview !== undefined && (
        <ButtonAnchor
          variant="neutral"
          href={`${path}?${new URLSearchParams({ [previewParam]: preview })}`}
          target="_blank"
        >
          <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Ver como fica
        </ButtonAnchor>
      )}
      {choosing && <VersionsDialog editor={editor} onClose={() => setChoosing(false)} />}
    </div>
  )
}
