import { notices } from '@shop/contract/notices'
import { useSearchParams } from 'react-router'
import { verificationIn } from '~/shared/account/verification.ts'
import { FormNotice } from '~/ui/form-notice.tsx'

const texts = {
  verified: notices.emailVerified,
  invalid: notices.verificationInvalid,
  failed: notices.verificationFailed,
} as const

/** The result of the verification link, for users redirected here from it. */
export function VerificationNotice() {
  const [params] = useSearchParams()
  const result = verificationIn(params)
  if (!result) return null
  const { title, description } = texts[result]
  return (
    <FormNotice tone={result === 'verified' ? 'ok' : 'error'} title={title}>
      {description}
    </FormNotice>
  )
}
