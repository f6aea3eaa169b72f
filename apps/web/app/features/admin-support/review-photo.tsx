import type { ModeratedReview } from '@shop/contract/review-moderation'
import { reviewPhotos } from '@shop/contract/review-photos'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { showsFile } from '~/lib/blob-picture.ts'
import { failureText } from '~/lib/failure-text.ts'
import { fetchFile } from '~/lib/files.ts'
import { queryClient } from '~/lib/query-client.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { approvePhoto, rejectPhoto } from './review-photos.queries.ts'

const failure = { message: 'Não foi possível mudar a foto. Tente novamente.' }

interface ReviewPhotoProps {
  review: ModeratedReview
  photo: NonNullable<ModeratedReview['photo']>
}

/** The author's photo: in the shop only once it is approved. A rejected one is deleted. */
export function ReviewPhoto({ review: { userName, title }, photo: { id, approved } }: ReviewPhotoProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const change = async (act: () => Promise<void>, done: string) => {
    setSending(true)
    try {
      await act()
      toast({ title: 'Sucesso!', description: done })
    } catch (error) {
      toast({ title: 'Erro', description: failureText(error, failure), variant: 'destructive' })
    }
    setSending(false)
  }
  const about = <span className="sr-only">: {title}</span>
  return (
    <div className="mt-3 flex flex-wrap items-start gap-4">
      <Shown id={id} label={`Foto de ${userName}`} />
      <div className="grid justify-items-start gap-2">
        <Badge tone={approved ? 'sage' : 'warning'}>{approved ? 'Foto na loja' : 'Foto a aprovar'}</Badge>
        <div className="flex flex-wrap gap-2">
          {!approved && (
            <Button
              size="small"
              loading={sending}
              onClick={() => void change(() => approvePhoto(token, id), 'A foto está na loja.')}
            >
              Aprovar foto{about}
            </Button>
          )}
          <Button variant="danger-outline" size="small" onClick={() => setConfirming(true)}>
            {approved ? 'Tirar foto da loja' : 'Recusar foto'}
            {about}
          </Button>
        </div>
      </div>
      {confirming && (
        <Confirm
          question={approved ? 'Tirar a foto da loja?' : 'Recusar a foto?'}
          confirmLabel={approved ? 'Tirar foto' : 'Recusar foto'}
          onCancel={() => setConfirming(false)}
          loading={sending}
          onConfirm={() => void change(() => rejectPhoto(token, id), 'A foto foi apagada.')}
        >
          A foto é apagada. O texto da avaliação continua como está.
        </Confirm>
      )}
    </div>
  )
}

function Shown({ id, label }: { id: number; label: string }) {
  const { token } = useAdmin()
  const dialogId = useId()
  const { data: file } = useQuery(
    {
      queryKey: ['review-photo', token, id],
      queryFn: ({ signal }) => fetchFile(reviewPhotos.read, { params: { id }, token, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return (
    <div className="h-35 w-28 flex-none overflow-hidden rounded-1 bg-paper-3">
      {file && <Opened file={file} label={label} dialogId={dialogId} />}
    </div>
  )
}

function Opened({ file, label, dialogId }: { file: Blob; label: string; dialogId: string }) {
  const shows = useMemo(() => showsFile(file), [file])
  return (
    <>
      <button
        type="button"
        aria-label={`Ampliar: ${label}`}
        className="size-full rounded-1 focus-visible:inset-ring-2 focus-visible:inset-ring-wine"
        {...opensDialog(dialogId)}
      >
        <img ref={shows} alt="" className="size-full object-cover object-top" />
      </button>
      <Dialog id={dialogId} label={label} className="sm:w-fit!">
        <div className="p-4 pt-14">
          <img ref={shows} alt={label} className="max-h-[76dvh] w-auto object-contain" />
        </div>
      </Dialog>
    </>
  )
}
