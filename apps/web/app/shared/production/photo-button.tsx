import Camera from 'lucide-react/icons/camera'
import { type ReactNode, useRef, useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button } from '~/ui/button.tsx'
import { addPhoto } from './add-photo.ts'

const failure = {
  title: 'Foto não enviada',
  message: 'Não foi possível enviar a foto. Tente novamente.',
}

interface PhotoButtonProps {
  itemId: number
  onAdded?: () => unknown
  /** Said after the button's own name. */
  of: string
  className?: string
  children?: ReactNode
}

/** On a phone it opens the camera; elsewhere it chooses a file. */
export function PhotoButton({ itemId, onAdded, of, className, children }: PhotoButtonProps) {
  const { token } = useAdmin()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    const action = `production-photo-${itemId}`
    try {
      await addPhoto(token, itemId, file)
      await onAdded?.()
      const description = 'Só o ateliê vê. Abra a foto para mostrar à noiva.'
      toastSuccess(action, { title: 'Foto guardada', description })
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    setSending(false)
    // The same file can be chosen again after a failure.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <Button
        variant="neutral"
        loading={sending}
        className={className}
        aria-label={`Foto de ${of}`}
        icon={<Camera aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={`Foto de ${of}`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) void send(file)
        }}
      />
    </>
  )
}
