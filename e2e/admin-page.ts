import { expect, type Locator, type Page } from '@playwright/test'

export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The row or card that contains a text. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: text })

/** The labels of the toolbar's selects that have an option too wide to be readable. */
export const cutLists = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('search')
    .getByRole('combobox')
    .evaluateAll((lists) =>
      lists
        .filter((list) => {
          // Its natural width: as wide as its longest option.
          const free = document.createElement('div')
          free.style.cssText = 'position: absolute; width: max-content'
          free.append(list.cloneNode(true))
          list.after(free)
          const needed = free.offsetWidth
          free.remove()
          return needed > list.getBoundingClientRect().width + 1
        })
        .map((list) => list.getAttribute('aria-label')),
    )

/** On a phone the less used tabs are under Mais. */
export async function openTab(page: Page, name: string) {
  const bar = page.getByRole('navigation', { name: 'Ateliê' })
  await expect(bar.getByRole('link', { name: 'Painel' })).toBeVisible()
  const isFurther = (await bar.getByRole('link', { name }).count()) === 0
  if (isFurther) await bar.getByRole('button', { name: 'Mais' }).click()
  const place = isFurther ? page.getByRole('dialog', { name: 'Mais' }) : bar
  await place.getByRole('link', { name }).click()
}

/** Holds the responses to these requests until the returned function is called. */
export async function holdResponses(page: Page, url: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
