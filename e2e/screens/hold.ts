import type { Page } from '@playwright/test'
import { totalCountHeader } from '@shop/contract/constants'
import { refusal } from '../account-forms.ts'

/** A response that never comes, to capture the loading state. */
export const hold = (page: Page, url: string) => page.route(url, () => {})

/** An error response. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill(refusal(409, 'unavailable', 'Serviço temporariamente indisponível.')),
  )

/** An empty list as the response. */
export const empty = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: [], headers: { [totalCountHeader]: '0' } }))
