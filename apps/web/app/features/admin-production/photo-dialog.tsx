import { type ItemPhoto, longestCaption, type ProductionItem } from '@shop/contract/production'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Modal } from '~/ui/modal.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { PhotoPicture } from './photo-picture.tsx'
import { changePhoto, removePhoto } from './production.queries.ts'

const failure = { title: 'Foto não mudou', message: 'Não foi possível salvar a foto. Tente novamente.' }

interface PhotoDialogProps {
  item: ProductionItem
  photo: ItemPhoto
  onClose: () => void
}

/** One photo: its caption, and whether the bride sees it. */
export function PhotoDialog({ item, photo, onClose }: PhotoDialogProps) {
  const { token } = useAdmin()
  const [caption, setCaption] = useState(photo.caption)
  const [sending, setSending] = useState<'share' | 'caption' | 'remove'>()
  const [removing, setRemoving] = useState(false)
  const where = { itemId: item.id, photoId: photo.id }
  const attempt = async (
    kind: 'share' | 'caption' | 'remove',
    work: () => Promise<unknown>,
    title: string,
  ) => {
    setSending(kind)
    const action = `item-photo-${photo.id}`
    try {
      await work()
      toastSuccess(action, { title })
      onClose()
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    setSending(undefined)
    setRemoving(false)
  }
  const share = () =>
    attempt(
      'share',
      () => changePhoto(token, { ...where, shared: !photo.shared, caption }),
      photo.shared ? 'A noiva não vê mais esta foto' : 'A noiva já vê esta foto',
    )
  const save = () =>
    attempt('caption', () => changePhoto(token, { ...where, shared: photo.shared, caption }), 'Legenda salva')
  return (
    <Modal
      title="Foto"
      full
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="danger-outline" className="mr-auto" onClick={() => setRemoving(true)}>
            Excluir
          </Button>
          {caption.trim() !== photo.caption && (
            <Button variant="neutral" loading={sending === 'caption'} onClick={() => void save()}>
              Salvar legenda
            </Button>
          )}
          <Button
            variant={photo.shared ? 'outline' : 'primary'}
            loading={sending === 'share'}
            onClick={() => void share()}
          >
            {photo.shared ? 'Deixar de mostrar' : 'Mostrar à noiva'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid min-h-40 place-items-center rounded-1 bg-paper-3">
          <PhotoPicture
            id={photo.id}
            alt={photo.caption || `Foto de ${item.productName}`}
            className="max-h-[55dvh] w-auto object-contain"
          />
        </div>
        <p className="text-14 text-ink-2">
          {photo.shared
            ? `${item.firstName} vê esta foto no pedido dela.`
            : `Só o ateliê vê. Ao mostrar, ${item.firstName} recebe um e-mail, no máximo um por dia.`}
        </p>
        <TextArea
          label="Legenda"
          hint="Aparece junto da foto, quando ela é mostrada."
          rows={2}
          maxLength={longestCaption}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </div>
      {removing && (
        <Confirm
          question="Excluir esta foto?"
          confirmLabel="Excluir"
          loading={sending === 'remove'}
          onConfirm={() => void attempt('remove', () => removePhoto(token, where), 'Foto excluída')}
          onCancel={() => setRemoving(false)}
        >
          <p>{photo.shared ? 'A noiva também deixa de vê-la. ' : ''}Não é possível desfazer.</p>
        </Confirm>
      )}
    </Modal>
  )
}
