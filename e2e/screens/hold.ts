import type { Page } from '@playwright/test'
import { totalCountHeader } from '@shop/contract/constants'
import { errorResponse } from '../account-forms.ts'

/** A response that never comes, to capture the loading state. */
export const hold = (page: Page, url: string) => page.route(url, () => {})

/** An error response. */
export const rejectCalls = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill(errorResponse(409, 'unavailable', 'Serviço temporariamente indisponível.')),
  )

/** An empty list as the response. */
export const empty = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: [], headers: { [totalCountHeader]: '0' } }))
