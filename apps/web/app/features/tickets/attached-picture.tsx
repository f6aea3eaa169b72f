import { type Attachment, tickets } from '@shop/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import { useId, useMemo } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { fetchFile, saveFile } from '~/lib/files.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useSeen } from '~/lib/use-seen.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton } from '~/ui/text-link.tsx'

interface AttachedPictureProps {
  token: string
  attachment: Attachment
}

/** Small in the message, large when clicked. Fetched with the token once it scrolls into view. */
export function AttachedPicture({ token, attachment }: AttachedPictureProps) {
  const { id, fileName } = attachment
  const { element, seen } = useSeen<HTMLDivElement>()
  const { data: file, isError } = useQuery(
    {
      queryKey: ['attachment', token, id],
      queryFn: ({ signal }) => fetchFile(tickets.attachment, { params: { id }, token, signal }),
      enabled: seen,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return (
    <div ref={element} className="grid size-28 place-items-center overflow-hidden rounded-2 bg-paper-3">
      {file && <Opened file={file} name={fileName} />}
      {isError && (
        <p className="grid justify-items-center gap-1 p-2 text-center text-13 text-ink-2">
          <ImageOff aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Foto indisponível
        </p>
      )}
      {!file && !isError && <span role="status" aria-label={`Carregando ${fileName}`} className="spinner" />}
    </div>
  )
}

function Opened({ file, name }: { file: Blob; name: string }) {
  const dialogId = useId()
  const shows = useMemo(() => showsFile(file), [file])
  return (
    <>
      <button
        type="button"
        aria-label={`Ampliar ${name}`}
        className="size-full rounded-2 focus-visible:inset-ring-2 focus-visible:inset-ring-wine"
        {...opensDialog(dialogId)}
      >
        <img ref={shows} alt="" className="size-full object-cover" />
      </button>
      <Dialog id={dialogId} label={name} className="sm:w-fit!">
        <div className="grid justify-items-center gap-2 p-4 pt-14">
          <img ref={shows} alt={name} className="max-h-[70dvh] w-auto object-contain" />
          <TextButton onClick={() => saveFile(file, name)}>Baixar a foto</TextButton>
        </div>
      </Dialog>
    </>
  )
}
