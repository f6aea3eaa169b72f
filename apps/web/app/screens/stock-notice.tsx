import { useEffect, useState } from 'react'
import { watchAccount } from '~/features/session/session.queries.ts'
import { StockNoticeForm, type StockNoticeFormProps } from '~/features/stock-notice/stock-notice-form.tsx'
import { useToken } from '~/lib/session.ts'

/** The form for visitors; a signed-in one finds her address in it. */
export function StockNotice(props: Omit<StockNoticeFormProps, 'ownEmail'>) {
  const token = useToken()
  const [ownEmail, setOwnEmail] = useState<string>()
  useEffect(() => {
    if (token === undefined) return undefined
    return watchAccount(token, (account) => setOwnEmail(account.email))
  }, [token])
  return <StockNoticeForm {...props} ownEmail={ownEmail} />
}
