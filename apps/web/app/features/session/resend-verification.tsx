import { failures } from '@shop/contract/failures'
import { useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { Button } from '~/ui/button.tsx'

interface ResendVerificationProps {
  email: string
  text?: string
}

export function ResendVerification({ email, text = 'Enviar e-mail novamente' }: ResendVerificationProps) {
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const { resendEmail } = await import('./resend-email.ts')
      await resendEmail(email)
    } catch {
      // The module could not be loaded: the network is down.
      const { title, message } = failures.requestPasswordReset
      toast({ title, description: message, variant: 'destructive' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="outline" className="mt-3 min-h-11! px-5!" loading={sending} onClick={() => void send()}>
      {text}
    </Button>
  )
}
