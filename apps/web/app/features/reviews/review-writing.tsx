import { networkFailure } from '@shop/contract/network-failure'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useToken } from '~/lib/session.ts'
import { toast } from '~/lib/toasts.ts'
import { wantsToWriteReview } from '~/shared/reviews/write-review.ts'
import { Button } from '~/ui/button.tsx'
import type { ReviewFormProps } from './review-form.tsx'

type ReviewWritingProps = Pick<ReviewFormProps, 'product' | 'onReloaded'>

/** A button for signed-in users, replaced by the form once it is pressed. */
export function ReviewWriting(props: ReviewWritingProps) {
  const token = useToken()
  // Unmounted on sign-out, so that no draft is left for the next user.
  return token === undefined ? null : <Writing token={token} {...props} />
}

function Writing({ token, ...props }: ReviewWritingProps & { token: string }) {
  const [Form, setForm] = useState<ComponentType<ReviewFormProps>>()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const isRequested = wantsToWriteReview(useLocation().state)
  useEffect(() => {
    // The user followed a link to write a review: open the form at once.
    if (isRequested) opener.current?.click()
  }, [isRequested])

  const onOpen = async () => {
    setOpen(true)
    try {
      // Form and schemas are loaded when the button is pressed.
      const { ReviewForm } = await import('./review-form.tsx')
      setForm(() => ReviewForm)
    } catch {
      setOpen(false)
      toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
    }
  }
  const onClose = () => {
    // The button must be rendered before it can be focused.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  return (
    <div>
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
