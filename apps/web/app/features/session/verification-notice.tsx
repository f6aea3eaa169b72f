import { notices } from '@shop/contract/notices'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '~/lib/toasts.ts'
import { type VerificationResult, verificationIn } from '~/lib/verification.ts'
import { FormNotice } from '~/ui/form-notice.tsx'

const told = {
  verified: notices.emailVerified,
  invalid: notices.verificationInvalid,
  failed: notices.verificationFailed,
} as const

/** What came of the link in the mail, for who was led here from it. */
export function VerificationNotice() {
  const [params] = useSearchParams()
  const result = verificationIn(params)
  useToldOnce(result)
  if (!result) return null
  const { title, description } = told[result]
  return (
    <FormNotice tone={result === 'verified' ? 'ok' : 'error'} title={title}>
      {description}
    </FormNotice>
  )
}

function useToldOnce(result: VerificationResult | undefined) {
  useEffect(() => {
    if (!result) return
    // A moment later, so that drawing the page twice raises one toast.
    const timer = setTimeout(() =>
      toast({ ...told[result], variant: result === 'verified' ? 'default' : 'destructive' }),
    )
    return () => clearTimeout(timer)
  }, [result])
}
