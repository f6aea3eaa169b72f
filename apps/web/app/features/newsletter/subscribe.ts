import { networkFailure } from '@shop/contract/network-failure'
import { newsletter } from '@shop/contract/newsletter'
import { notices } from '@shop/contract/notices'
import { ApiError, call } from '~/lib/api.ts'
import { toast } from '~/lib/toasts.ts'

/** Shows a toast with the result; returns whether the address was stored. */
export async function subscribe(email: string, website: string): Promise<boolean> {
  try {
    await call(newsletter.subscribe, { body: { email, website } })
    toast(notices.newsletterSubscribed)
    return true
  } catch (error) {
    const rejected = error instanceof ApiError && error.message !== ''
    toast({
      title: 'Erro',
      description: rejected ? error.message : networkFailure.message,
      variant: 'destructive',
    })
    return false
  }
}
