import type { Page } from '@playwright/test'
import { totalCountHeader } from '@shop/contract/constants'
import { refusal } from '../account-forms.ts'

/** An answer that never comes, so that the wait for it can be looked at. */
export const hold = (page: Page, url: string) => page.route(url, () => {})

/** An answer that says no. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill(refusal(409, 'unavailable', 'Serviço temporariamente indisponível.')),
  )

/** An answer with nothing in it. */
export const empty = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: [], headers: { [totalCountHeader]: '0' } }))
