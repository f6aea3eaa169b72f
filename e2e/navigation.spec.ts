import { expect, test } from './fixtures.ts'
import { footer, openReady } from './shop-page.ts'

test('a page that is followed to says its title, the first one does not, and a way back to an unknown address stays inside the shop', async ({
  page,
}) => {
  await openReady(page, '/')
  const announcer = page.locator('body > p[aria-live="polite"]')
  await expect(announcer).toHaveText('')
  const home = await page.title()
  await footer(page).getByRole('link', { name: 'Contato' }).first().click()
  await expect(page).toHaveURL('/contato')
  await expect(announcer).not.toHaveText('')
  await expect(announcer).not.toHaveText(home)
  await expect(announcer).toHaveText(await page.title())

  // No page of ours links to one that does not exist, so the history does.
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

test('a failure on the way to another page ends on the error page, which leads home', async ({ context }) => {
  // A page of its own, because the router rightly logs what failed; a refusal of the security policy is still one too many.
  const page = await context.newPage()
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  await page.goto('/')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('main').locator('a[href^="/produto/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo vestido começa com um traço')
  expect(refusals).toEqual([])
})
