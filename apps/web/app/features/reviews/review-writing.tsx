import { networkFailure } from '@shop/contract/failures'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { wantsToWriteReview } from '~/lib/write-review.ts'
import { Button } from '~/ui/button.tsx'
import type { ReviewFormProps } from './review-form.tsx'

type ReviewWritingProps = Pick<ReviewFormProps, 'productId' | 'onReloaded'>

/** A button for who is signed in, and the form in its place once it is pressed. */
export function ReviewWriting(props: ReviewWritingProps) {
  const token = useToken()
  // Who signs out leaves no draft behind for the next person.
  return token === undefined ? null : <Writing token={token} {...props} />
}

function Writing({ token, ...props }: ReviewWritingProps & { token: string }) {
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const asked = wantsToWriteReview(useLocation().state)
  useEffect(() => {
    // Who came here to write one presses the button by coming.
    if (asked) opener.current?.click()
  }, [asked])

  const onOpen = async () => {
    setOpen(true)
    try {
      // Form and schemas are fetched when somebody has something to say.
      const { ReviewForm } = await import('./review-form.tsx')
      setForm(() => ReviewForm)
    } catch {
      setOpen(false)
      toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
    }
  }
  const onClose = () => {
    // A button that is not drawn yet takes no focus.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  return (
    <div className="mb-8">
      <Button
        ref={opener}
        variant="outline"
        hidden={open && Form !== undefined}
        loading={open}
        className="max-sm:w-full"
        onClick={() => void onOpen()}
      >
        Escrever avaliação
      </Button>
      {Form && <Form token={token} open={open} onClose={onClose} {...props} />}
    </div>
  )
}
