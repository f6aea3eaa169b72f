import { expect, test } from './fixtures.ts'
import { footer, newsletterButton, openReady, scrollTo } from './shop-page.ts'

test('following a link announces the title of the new page, the first load does not, and going back to an unknown URL stays inside the shop', async ({
  page,
}) => {
  await openReady(page, '/')
  const announcer = page.locator('body > p[aria-live="polite"]')
  await expect(announcer).toHaveText('')
  const home = await page.title()
  // Until the footer's code is loaded its links load whole pages.
  await scrollTo(newsletterButton(page))
  await expect(newsletterButton(page)).toBeEnabled()
  await footer(page).getByRole('link', { name: 'Contato' }).first().click()
  await expect(page).toHaveURL('/contato')
  await expect(announcer).not.toHaveText('')
  await expect(announcer).not.toHaveText(home)
  await expect(announcer).toHaveText(await page.title())

  // No page links to a page that does not exist, so the history does.
  await page.evaluate(() => {
    history.pushState(null, '', '/um/caminho/que-nao-existe')
    history.pushState(null, '', '/')
  })
  await page.goBack()
  await expect(page).toHaveURL('/um/caminho/que-nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não subiu ao altar')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(footer(page)).toBeVisible()
})

test('a failed navigation ends on the error page, which links home', async ({ context }) => {
  // A separate page, because the router logs the expected failure; a violation of the security policy still fails.
  const page = await context.newPage()
  const blockedByPolicy: string[] = []
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/.test(message.text())) blockedByPolicy.push(message.text())
  })
  await openReady(page, '/colecoes')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('main').locator('a[href^="/produto/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  expect(blockedByPolicy).toEqual([])
})
