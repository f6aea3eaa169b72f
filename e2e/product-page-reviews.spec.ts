import { formatDate } from '@shop/contract/dates'
import { reviewsOf } from './answers.ts'
import { expect, test } from './fixtures.ts'

test('the reviews show their average to one decimal on five stars, their total and how it came about', async ({
  page,
  request,
}) => {
  const { average, total, histogram } = await reviewsOf(request, 12)
  expect([average, total]).toEqual([4.67, 3])
  await page.goto('/produto/12')
  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section.getByText('4,7', { exact: true })).toBeVisible()
  await expect(section.getByRole('img', { name: '4,7 de 5 estrelas' })).toBeVisible()
  await expect(section.getByText('3 avaliações', { exact: true })).toBeVisible()
  await expect(section.getByRole('list', { name: 'Notas' }).getByRole('listitem')).toHaveText([
    `5 estrelas${histogram[4]}`,
    `4 estrelas${histogram[3]}`,
    `3 estrelas${histogram[2]}`,
    `2 estrelas${histogram[1]}`,
    `1 estrela${histogram[0]}`,
  ])
})

test('each review shows its stars, title, comment, author and date', async ({ page, request }) => {
  const { reviews } = await reviewsOf(request, 1)
  // Among them who bought the piece and who did not.
  expect(new Set(reviews.map(({ verifiedPurchase }) => verifiedPurchase)).size).toBe(2)
  await page.goto('/produto/1')
  const items = page.getByRole('region', { name: 'Avaliações' }).getByRole('article')
  await expect(items).toHaveCount(reviews.length)
  for (const [index, review] of reviews.entries()) {
    const item = items.nth(index)
    await expect(item.getByRole('img', { name: `${review.rating} de 5 estrelas` })).toBeVisible()
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(review.title)
    await expect(item.getByText(review.comment)).toBeVisible()
    await expect(item).toContainText(`${review.userName} · ${formatDate(review.reviewedAt)}`)
    const badge = item.getByText('Compra verificada')
    await expect(badge).toHaveCount(review.verifiedPurchase ? 1 : 0)
  }
})

test('one review is counted in the singular', async ({ page }) => {
  await page.goto('/produto/2')
  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section.getByText('1 avaliação', { exact: true })).toBeVisible()
})

test('the stars under the name lead down to the reviews', async ({ page }) => {
  await page.goto('/produto/1')
  await page
    .getByRole('main')
    .getByRole('link', { name: /3 avaliações/ })
    .click()
  await expect(page).toHaveURL('/produto/1#avaliacoes')
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeInViewport()
})
